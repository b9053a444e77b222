import { Check, Minus } from "lucide-react";
import Link from "next/link";
import type { AdminRow, ColumnMeta } from "@/lib/schemas/admin";

const LONGEST = 80;
const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A value as one line of text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

const labelsOf = (row: AdminRow): Record<string, string> => (row._labels ?? {}) as Record<string, string>;

/** The name of the row that a column refers to. */
export const labelOf = (row: AdminRow, column: ColumnMeta): string | undefined => labelsOf(row)[column.name];

/** The address of the row that a column refers to. A variant is stored as a recipe but is a model of its own here. */
export function linkOf(row: AdminRow, column: ColumnMeta): string | null {
  const value = row[column.name];
  if (column.relation === null || column.list || value === null || value === undefined) return null;
  const models = (row._models ?? {}) as Record<string, string>;
  return `/admin?model=${models[column.name] ?? column.relation}&row=${encodeURIComponent(String(value))}`;
}

export function CellText({ column, row }: { column: ColumnMeta; row: AdminRow }) {
  const value = row[column.name];
  if (value === null || value === undefined) return <span className="text-ink-soft">null</span>;
  const label = labelOf(row, column);
  const href = linkOf(row, column);
  if (href !== null) {
    const text = label ?? valueText(value);
    return (
      <Link className="inline-flex min-h-11 items-center underline" href={href} prefetch={false} title={String(value)}>
        {label === undefined && column.type === "uuid" ? `${text.slice(0, 8)}…` : text}
      </Link>
    );
  }
  if (label !== undefined) return <span title={String(value)}>{label}</span>;
  if (column.type === "boolean") return <Truth value={value === true} />;
  if (column.type === "datetime")
    return <span className="whitespace-nowrap">{TIME.format(new Date(String(value)))}</span>;
  const text = valueText(value);
  if (column.type === "uuid") {
    return (
      <span className="font-mono" title={text}>
        {text.slice(0, 8)}…
      </span>
    );
  }
  return text.length > LONGEST ? <span title={text.slice(0, 500)}>{text.slice(0, LONGEST)}…</span> : text;
}

function Truth({ value }: { value: boolean }) {
  const Sign = value ? Check : Minus;
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Sign aria-hidden="true" className={value ? "text-herb" : "text-ink-soft"} size={16} />
      {String(value)}
    </span>
  );
}
