import { Download, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { FieldControl, toValue } from "@/components/admin/console/field-control";
import { useConfirmed, wordsOf } from "@/components/admin/use-confirmed";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { adminApi } from "@/lib/admin-client";
import { ApiError } from "@/lib/api-call";
import type { ModelMeta } from "@/lib/schemas/admin";

type BulkBarProps = {
  meta: ModelMeta;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onDone: () => void;
  onExport: () => void;
};

const rowsOf = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
const act = "inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-small";

/** The actions on the selected rows, which may be on several pages. */
export function BulkBar({ meta, chosen, onChosen, onDone, onExport }: BulkBarProps) {
  const [open, setOpen] = useState<"update" | "delete" | null>(null);
  const [busy, setBusy] = useState(false);
  const { run, question } = useConfirmed();
  const toast = useToast();
  async function remove() {
    setBusy(true);
    try {
      await run(async (confirm) => {
        const { deleted } = await adminApi.remove(meta.model, [...chosen], confirm);
        toast("success", `${rowsOf(deleted)} deleted`);
        onChosen(new Set());
        onDone();
      });
    } catch (error) {
      const said = error instanceof ApiError && error.status === 409 ? `: ${error.message}` : "";
      toast("error", `Bulk delete failed${said}`);
    } finally {
      setBusy(false);
      setOpen(null);
    }
  }
  return (
    <>
      {chosen.size > 0 && (
        <section
          aria-label="Chosen rows"
          className="mb-3 flex flex-wrap items-center gap-x-5 rounded-control bg-ink px-4 text-paper"
        >
          <b className="text-small tabular-nums">{rowsOf(chosen.size)} chosen</b>
          <button className={act} onClick={() => setOpen("update")} type="button">
            <Pencil aria-hidden="true" size={18} />
            Bulk update
          </button>
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
          <button className={`${act} ml-auto`} onClick={() => onChosen(new Set())} type="button">
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
        <BulkUpdateDialog {...{ meta, chosen, run }} onClose={() => setOpen(null)} onDone={onDone} />
      )}
      {question}
    </>
  );
}

type BulkUpdateProps = {
  meta: ModelMeta;
  chosen: ReadonlySet<string>;
  run: ReturnType<typeof useConfirmed>["run"];
  onClose: () => void;
  onDone: () => void;
};

function BulkUpdateDialog({ meta, chosen, run, onClose, onDone }: BulkUpdateProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [labels, setLabels] = useState<Record<string, string | undefined>>({});
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const columns = meta.fields.filter((column) => !column.read_only);
  async function save() {
    setBusy(true);
    const updates = Object.fromEntries(
      columns.flatMap((column) => (column.name in typed ? [[column.name, toValue(typed[column.name], column)]] : [])),
    );
    try {
      await run(async (confirm) => {
        const { updated } = await adminApi.bulkUpdate(meta.model, [...chosen], updates, confirm);
        toast("success", `${rowsOf(updated)} changed`);
        onDone();
        onClose();
      });
    } catch (error) {
      toast("error", `Bulk update failed: ${wordsOf(error, "nothing was changed")}`);
    } finally {
      setBusy(false);
    }
  }
  const toggle = (name: string, on: boolean) => {
    const { [name]: _, ...rest } = typed;
    setTyped(on ? { ...rest, [name]: null } : rest);
  };
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
              onChange={(event) => toggle(column.name, event.target.checked)}
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
        <Button busy={busy} disabled={Object.keys(typed).length === 0} onClick={save} variant="primary">
          Update {rowsOf(chosen.size)}
        </Button>
      </TwoButtons>
    </Dialog>
  );
}
