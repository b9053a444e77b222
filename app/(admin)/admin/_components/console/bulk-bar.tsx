import { Download, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { adminApi, type Versions } from "@/lib/admin-client";
import { ApiError } from "@/lib/api-call";
import type { ColumnMeta, ModelMeta } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage, useConfirmed } from "../use-confirmed";
import { FieldControl, toValue } from "./field-control";

type BulkBarProps = {
  meta: ModelMeta;
  chosen: ReadonlySet<string>;
  /** By chosen row, the version that this page last saw. */
  versions: () => Versions;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onDone: () => void;
  onExport: () => void;
};

const rowsOf = (count: number) => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`);
const act = "inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-small";

/** The actions for the chosen rows, on this page and on others. */
export function BulkBar({ meta, chosen, versions, onChosen, onDone, onExport }: BulkBarProps) {
  const [open, setOpen] = useState<"update" | "delete" | null>(null);
  const { busy, run: start } = useTask();
  const { run, question } = useConfirmed();
  const toast = useAdminToast();
  const remove = () =>
    start("remove", async () => {
      await run(
        async (confirm) => {
          const { deleted } = await adminApi.remove(meta.model, [...chosen], versions(), confirm);
          toast("success", `${rowsOf(deleted)} deleted`);
          onChosen(new Set());
          onDone();
        },
        (error) => {
          const reason = error instanceof ApiError && error.status === 409 ? `: ${error.message}` : "";
          // Loads the rows again: the administrator sees what somebody else has changed before repeating the request.
          onDone();
          toast("error", `Bulk delete failed${reason}`);
        },
      );
      setOpen(null);
    });
  return (
    <>
      {chosen.size > 0 && (
        <section
          aria-label="Chosen rows"
          className="mb-3 flex flex-wrap items-center gap-x-5 rounded-control bg-ink px-4 text-paper"
        >
          <b className="text-small tabular-nums">{rowsOf(chosen.size)} chosen</b>
          {meta.fields.some((column) => !column.read_only) && (
            <button className={act} onClick={() => setOpen("update")} type="button">
              <Pencil aria-hidden="true" size={18} />
              Bulk update
            </button>
          )}
          <button className={act} onClick={onExport} type="button">
            <Download aria-hidden="true" size={18} />
            Export
          </button>
          {meta.can_delete && (
            <button className={act} onClick={() => setOpen("delete")} type="button">
              <Trash2 aria-hidden="true" size={18} />
              Delete
            </button>
          )}
          <button className={`${act} ms-auto`} onClick={() => onChosen(new Set())} type="button">
            Choose none
          </button>
        </section>
      )}
      <ConfirmDialog
        busy={busy}
        confirmLabel={`Delete ${rowsOf(chosen.size)}`}
        description={`They go from ${meta.model}, with the rows that hang on them. The audit log can bring back each row itself.`}
        onConfirm={remove}
        onOpenChange={(next) => setOpen(next ? "delete" : null)}
        open={open === "delete"}
        title={`Delete ${rowsOf(chosen.size)} of ${meta.model}?`}
      />
      {open === "update" && (
        <BulkUpdateDialog {...{ meta, chosen, versions, run, onChosen, onDone }} onClose={() => setOpen(null)} />
      )}
      {question}
    </>
  );
}

type BulkUpdateProps = Omit<BulkBarProps, "onExport"> & {
  run: ReturnType<typeof useConfirmed>["run"];
  onClose: () => void;
};

/** A switch shows "off" where nothing is chosen yet, and that is what is sent. */
const firstValue = (column: ColumnMeta) => (column.type === "boolean" && !column.nullable ? false : null);
const isMissing = (column: ColumnMeta, value: unknown) => !column.nullable && (value === null || value === "");

function BulkUpdateDialog({ meta, chosen, versions, run, onChosen, onDone, onClose }: BulkUpdateProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [labels, setLabels] = useState<Record<string, string | undefined>>({});
  const { busy, run: start } = useTask();
  const toast = useAdminToast();
  const columns = meta.fields.filter((column) => !column.read_only);
  const save = () =>
    start("save", async () => {
      const updates = Object.fromEntries(
        columns.flatMap((column) => (column.name in typed ? [[column.name, toValue(typed[column.name], column)]] : [])),
      );
      await run(
        async (confirm) => {
          const wanted = { ids: [...chosen], updates, versions: versions(), confirm };
          const { updated } = await adminApi.bulkUpdate(meta.model, wanted);
          toast("success", `${rowsOf(updated)} changed`);
          onChosen(new Set());
          onDone();
          onClose();
        },
        (error) => {
          toast("error", `Bulk update failed: ${errorMessage(error, "nothing was changed")}`);
          onDone();
        },
      );
    });
  const toggle = (column: ColumnMeta, on: boolean) => {
    const { [column.name]: _, ...rest } = typed;
    setTyped(on ? { ...rest, [column.name]: firstValue(column) } : rest);
  };
  const changed = columns.filter((column) => column.name in typed);
  const isReady = changed.length > 0 && !changed.some((column) => isMissing(column, typed[column.name]));
  return (
    <Dialog
      description="Only the fields that you tick are changed, in all of them or in none. An empty date is saved as null."
      onOpenChange={(open) => !open && onClose()}
      open
      title={`Bulk update of ${rowsOf(chosen.size)}`}
      wide
    >
      <div className="grid gap-3">
        {columns.map((column) => (
          <div key={column.name}>
            <Checkbox
              checked={column.name in typed}
              label={`Change ${column.name}`}
              onChange={(event) => toggle(column, event.target.checked)}
            />
            {column.name in typed && (
              <FieldControl
                column={column}
                disabled={false}
                error={null}
                label={labels[column.name]}
                onChange={(value, label) => {
                  setTyped({ ...typed, [column.name]: value });
                  setLabels({ ...labels, [column.name]: label });
                }}
                value={typed[column.name]}
              />
            )}
          </div>
        ))}
      </div>
      <TwoButtons className="mt-4">
        <Button onClick={onClose}>Cancel</Button>
        <Button busy={busy} disabled={!isReady} onClick={save} variant="primary">
          Update {rowsOf(chosen.size)}
        </Button>
      </TwoButtons>
    </Dialog>
  );
}
