import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { adminApi } from "@/lib/admin-client";
import { ApiError } from "@/lib/api-call";
import type { AdminRow, ModelMeta } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage, useConfirmed } from "../use-confirmed";
import { labelOf } from "./cell-text";
import { ConflictDialog } from "./conflict-dialog";
import { EditorEffect } from "./editor-effect";
import { FieldControl, toValue } from "./field-control";
import { StartRecovery } from "./start-recovery";
import type { UndoRow } from "./use-undo";

type RowEditorProps = {
  meta: ModelMeta;
  /** null: a new row. */
  id: string | null;
  onClose: () => void;
  onSaved: (row: AdminRow) => void;
  /** Undoes the change that was just made to a row. */
  onUndo: UndoRow;
};

/** Edits one row beside its table. */
export function RowEditor({ meta, id, onClose, onSaved, onUndo }: RowEditorProps) {
  const row = useQuery({
    queryKey: ["admin", "row", meta.model, id],
    queryFn: () => adminApi.row(meta.model, id ?? ""),
    enabled: id !== null,
    // A refetch would replace what is being edited. Changes by others are found when saving, as a conflict.
    refetchOnWindowFocus: false,
  });
  const place = useRef<HTMLElement>(null);
  // On a narrow screen the editor stands below the table; beside a long table its beginning may be out of sight.
  useEffect(() => {
    const { top = 0 } = place.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > window.innerHeight / 2) place.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <aside
      aria-label={id === null ? `New row of ${meta.model}` : `Row of ${meta.model}`}
      className="w-full scroll-mt-4 rounded-card border border-line bg-raised p-5 full:w-80"
      ref={place}
    >
      {row.isError ? (
        <ErrorState onRetry={() => row.refetch()} title="Failed to load model data">
          {errorMessage(row.error, "Nothing was changed.")}
        </ErrorState>
      ) : id !== null && !row.data ? (
        <SkeletonGroup>
          <Skeleton height="320px" />
        </SkeletonGroup>
      ) : (
        <EditorForm {...{ meta, onClose, onSaved, onUndo }} row={row.data ?? null} />
      )}
    </aside>
  );
}

type EditorFormProps = Omit<RowEditorProps, "id"> & { row: AdminRow | null };
type Typed = Record<string, { value: unknown; label?: string | undefined }>;

/**
 * Input is kept when a newer version of the row arrives. Saving still refers to the version that the person edited, so
 * the conflict is shown.
 */
function EditorForm({ meta, row: newest, onClose, onSaved, onUndo }: EditorFormProps) {
  const [row, setRow] = useState(newest);
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run: start } = useTask();
  const [theirs, setTheirs] = useState<AdminRow | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { run, question } = useConfirmed();
  const toast = useAdminToast();
  if (row !== newest && Object.keys(typed).length === 0 && !busy) setRow(newest);
  const title = row ? String(row[meta.name_column] ?? row._id) : "New row";
  const columns = meta.fields.filter((column) => row !== null || column.on_create);
  const changes = Object.fromEntries(
    meta.fields.flatMap((column) =>
      column.name in typed ? [[column.name, toValue(typed[column.name]?.value, column)]] : [],
    ),
  );

  const save = (body: AdminRow) =>
    start("save", async () => {
      setErrors({});
      await run(async (confirm) => {
        const sent = confirm ? { ...body, _confirm: true } : body;
        const saved = row
          ? await adminApi.change(meta.model, String(row._id), sent)
          : await adminApi.create(meta.model, sent);
        toast("success", `${String(saved[meta.name_column] ?? title)} saved`, {
          label: "Undo",
          onSelect: () => onUndo(String(saved._id), saved),
        });
        setTheirs(null);
        setTyped({});
        onSaved(saved);
      }, notSaved);
    });
  async function notSaved(error: unknown) {
    if (error instanceof ApiError && error.code === "row_changed" && row) {
      const now = await adminApi.row(meta.model, String(row._id)).catch(() => null);
      if (now) return setTheirs(now);
    }
    if (error instanceof ApiError) {
      setErrors(Object.fromEntries(error.fields.map(({ loc, msg }) => [String(loc.at(-1)), msg])));
    }
    toast("error", errorMessage(error, "The row could not be saved."));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void save(row ? { ...changes, _version: row._version } : changes);
  }
  async function remove() {
    setDeleting(false);
    await run(
      async (confirm) => {
        const id = String(row?._id);
        await adminApi.remove(meta.model, [id], { [id]: String(row?._version) }, confirm);
        toast("success", `${title} deleted`, { label: "Undo", onSelect: () => onUndo(id, null) });
        onSaved({});
        onClose();
      },
      (error) => toast("error", `Bulk delete failed: ${errorMessage(error, "nothing was changed")}`),
    );
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-serif text-step-2">{title}</h2>
          <p className="text-ink-soft text-small">{meta.model}</p>
        </div>
        <IconButton label="Close the editor" onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      {columns.map((column) => (
        <FieldControl
          column={column}
          disabled={row ? column.read_only : false}
          error={errors[column.name] ?? null}
          key={column.name}
          label={column.name in typed ? typed[column.name]?.label : row ? labelOf(row, column) : undefined}
          onChange={(value, label) => setTyped({ ...typed, [column.name]: { value, label } })}
          value={column.name in typed ? typed[column.name]?.value : row?.[column.name]}
        />
      ))}
      {!meta.read_only && <EditorEffect {...{ meta, row, changes }} />}
      {!meta.read_only && (
        <Button busy={busy} disabled={Object.keys(typed).length === 0} type="submit" variant="primary" wide>
          Save
        </Button>
      )}
      {row && meta.model === "users" && <StartRecovery id={String(row._id)} name={title} />}
      <TwoButtons>
        <Button onClick={onClose}>{meta.read_only ? "Close" : "Cancel"}</Button>
        {row && meta.can_delete && (
          <Button onClick={() => setDeleting(true)} variant="danger">
            Delete
          </Button>
        )}
      </TwoButtons>
      {question}
      <ConfirmDialog
        confirmLabel="Delete"
        description={`The row goes from ${meta.model}, with the rows that hang on it. The audit log can bring back the row itself.`}
        onConfirm={remove}
        onOpenChange={setDeleting}
        open={deleting}
        title={`Delete ${title}?`}
      />
      {theirs && row && (
        <ConflictDialog
          busy={busy}
          meta={meta}
          mine={changes}
          onCancel={() => setTheirs(null)}
          onSave={(body) => save({ ...body, _version: theirs._version })}
          theirs={theirs}
          was={row}
        />
      )}
    </form>
  );
}
