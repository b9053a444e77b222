import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { inputLook } from "@/components/ui/input";
import { adminApi } from "@/lib/admin-client";
import { ApiError } from "@/lib/api-call";
import type { AdminRow, ColumnMeta } from "@/lib/schemas/admin";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage, useConfirmed } from "../use-confirmed";
import { CellText, valueText } from "./cell-text";
import { textOf } from "./field-control";
import type { UndoRow } from "./use-undo";

type InlineCellProps = { column: ColumnMeta; row: AdminRow; model: string; onUndo: UndoRow };

/** A cell that is edited in place: Enter saves, Escape restores the old value. */
export function InlineCell({ column, row, model, onUndo }: InlineCellProps) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const rest = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const toast = useAdminToast();
  const { run, question } = useConfirmed();
  const before = textOf(row[column.name], column);

  const close = () => {
    setText(null);
    setProblem(null);
    setTimeout(() => rest.current?.focus());
  };
  async function save(value: string) {
    if (value === before) return close();
    await run(
      async (confirm) => {
        const body = { [column.name]: value, _version: row._version, ...(confirm ? { _confirm: true } : {}) };
        const saved = await adminApi.change(model, String(row._id), body);
        await client.invalidateQueries({ queryKey: ["admin"] });
        toast("success", `${column.name} saved`, { label: "Undo", onSelect: () => onUndo(String(row._id), saved) });
        close();
      },
      (error) => notSaved(error),
    );
  }
  async function notSaved(error: unknown) {
    if (error instanceof ApiError && error.code === "row_changed") {
      await client.invalidateQueries({ queryKey: ["admin", "rows"] });
      const theirs = await adminApi.row(model, String(row._id)).catch(() => null);
      if (theirs) {
        return setProblem(
          `Somebody changed this row meanwhile: it says “${valueText(theirs[column.name])}”. Enter saves yours, Esc keeps theirs.`,
        );
      }
    }
    setProblem(errorMessage(error, "The row could not be saved."));
  }
  if (text === null) {
    return (
      <button
        aria-label={`Edit ${column.name}: ${valueText(row[column.name])}`}
        className="flex min-h-11 w-full cursor-text items-center border-control border-b border-dotted text-start"
        onClick={() => setText(before)}
        ref={rest}
        type="button"
      >
        <CellText column={column} row={row} />
      </button>
    );
  }
  const options = column.type === "boolean" ? ["true", "false"] : column.options;
  const shared = {
    "aria-invalid": problem ? true : undefined,
    "aria-label": column.name,
    className: inputLook({
      kind: options.length > 0 ? "choice" : "line",
      className: "min-h-11 min-w-28 px-2.5 py-1 text-small",
    }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
      if (event.key === "Enter") void save(text);
    },
    value: text,
  } as const;
  return (
    <div>
      {options.length > 0 ? (
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit here
        <select {...shared} autoFocus onChange={(event) => setText(event.target.value)}>
          {column.nullable && <option value="">null</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit here
        <input {...shared} autoFocus onChange={(event) => setText(event.target.value)} type="text" />
      )}
      <p className={problem ? "text-small text-tomato-ink" : "text-ink-soft text-small"} role="status">
        {problem ?? `Enter saves, Esc puts back “${before || "null"}”`}
      </p>
      {question}
    </div>
  );
}
