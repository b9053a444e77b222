import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { FIELD_LABEL, Input } from "@/components/ui/input";
import { saveFile } from "@/components/ui/save-file";
import type { AdminRow, ModelMeta } from "@/lib/schemas/admin";
import { ImportReport } from "./import-report";
import { readImportFile } from "./read-import-file";
import { type ImportRun, useImport } from "./use-import";

const count = (value: number) => value.toLocaleString("en");

type ImportDialogProps = { meta: ModelMeta; onClose: () => void; onDone: () => void };

/**
 * First compares the file with the stored rows; nothing is written until Apply. Both steps show how many rows the
 * server has processed.
 */
export function ImportDialog({ meta, onClose, onDone }: ImportDialogProps) {
  const [rows, setRows] = useState<AdminRow[] | null>(null);
  const [fileName, setFileName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { run, start, cancel } = useImport(meta.model);
  const chooser = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    if (!file) return setProblem("Choose a file first.");
    setProblem(null);
    try {
      const read = await readImportFile(file);
      setRows(read);
      setFileName(file.name);
      await start(read, true, false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The file could not be read.");
    }
  }
  const isDry = run?.dryRun ?? true;
  const toWrite = run ? run.result.created + run.result.updated : 0;
  return (
    <Dialog
      description={`CSV or JSON, up to 50,000 rows. Rows are known by ${meta.key.join(" and ")} or by a unique value; the others are new.`}
      onOpenChange={(open) => {
        if (open) return;
        cancel();
        onClose();
      }}
      open
      title={`Import into ${meta.model}`}
      wide
    >
      <label className={FIELD_LABEL} htmlFor="import-file">
        File
      </label>
      <Input
        accept=".csv,.json,text/csv,application/json"
        disabled={run?.state === "running"}
        id="import-file"
        onChange={(event) => void choose(event.target.files?.[0])}
        ref={chooser}
        type="file"
      />
      <FieldError error={problem} id="import-file-error" />
      {run && <ImportReport fileName={fileName} run={run} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {run?.state === "running" ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button onClick={onClose}>{isDry ? "Cancel" : "Close"}</Button>
        )}
        {run && run.result.errors.length > 0 && run.state !== "running" && rows && (
          <Button onClick={() => saveFile(rejected(run, rows), `rejected-${fileName}.json`)}>
            Download {count(run.result.errors.length)} rejected
          </Button>
        )}
        {run && isDry && rows && (
          <Button
            disabled={run.state !== "done" || toWrite === 0}
            onClick={() => start(rows, false, true).then(onDone)}
            variant="primary"
          >
            Apply {count(toWrite)} {toWrite === 1 ? "change" : "changes"}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function rejected(run: ImportRun, rows: readonly AdminRow[]): Blob {
  const list = run.result.errors.map((error) => ({ ...error, row: rows[error.row_number - 1] }));
  return new Blob([JSON.stringify(list, null, 1)], { type: "application/json" });
}
