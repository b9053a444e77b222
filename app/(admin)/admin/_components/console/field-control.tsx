import { Lock } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { Field, TextField } from "@/components/ui/field";
import { Input, TextBox } from "@/components/ui/input";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { SelectField } from "@/components/ui/select-field";
import { Switch } from "@/components/ui/switch";
import { adminApi } from "@/lib/admin-client";
import type { AdminRow, ColumnMeta } from "@/lib/schemas/admin";

type FieldControlProps = {
  column: ColumnMeta;
  value: unknown;
  /** The name of the row that the value refers to. */
  label: string | undefined;
  error: string | null;
  disabled: boolean;
  onChange: (value: unknown, label?: string) => void;
};

const TYPE_WORDS: Partial<Record<ColumnMeta["type"], string>> = {
  string: "text",
  enum: "choice",
  datetime: "date and time",
  uuid: "id",
};
const NUMBERS = new Set<ColumnMeta["type"]>(["integer", "bigint", "float", "decimal"]);

/** The control for the column's type. A column that cannot be edited shows a lock. */
export function FieldControl(props: FieldControlProps) {
  const { column, value, error, disabled, onChange } = props;
  const label = (
    <>
      {column.name}{" "}
      <span className="font-normal text-ink-soft">{column.relation ?? TYPE_WORDS[column.type] ?? column.type}</span>
      {disabled && (
        <>
          {" "}
          <Lock aria-hidden="true" className="inline" size={14} />
          <span className="sr-only">read-only</span>
        </>
      )}
    </>
  );
  const hint = column.docs || undefined;
  const text = textOf(value, column);
  if (disabled) {
    return (
      <Field {...{ label, hint }}>
        {(control) => (
          <Input {...control} className="bg-unknown-tint font-mono text-small" readOnly value={props.label ?? text} />
        )}
      </Field>
    );
  }
  if (column.relation && !column.list) return <RelationPicker {...props} relation={column.relation} words={label} />;
  if (column.type === "boolean" && !column.nullable) {
    return (
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span className="font-semibold">{column.name}</span>
        <Switch checked={value === true} label={column.name} onChange={onChange} />
      </div>
    );
  }
  if (column.type === "boolean" || (column.type === "enum" && !column.list)) {
    const options = column.type === "boolean" ? ["true", "false"] : column.options;
    return (
      <SelectField {...{ label, hint, error }} onChange={(event) => onChange(event.target.value || null)} value={text}>
        {(column.nullable || text === "") && <option value="">{column.nullable ? "none (null)" : "Choose"}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    );
  }
  if (column.type === "json" || column.list || text.length > 80) {
    return (
      <Field {...{ label, error }} hint={column.list ? "One in each line." : hint}>
        {(control) => (
          <TextBox {...control} className="min-h-28" onChange={(event) => onChange(event.target.value)} value={text} />
        )}
      </Field>
    );
  }
  const isTime = column.type === "datetime" || column.type === "date";
  return (
    <TextField
      {...{ label, hint, error }}
      inputMode={NUMBERS.has(column.type) ? "decimal" : undefined}
      onChange={(event) => onChange(event.target.value)}
      placeholder={column.nullable ? "empty is saved as null" : undefined}
      step={column.type === "datetime" ? 1 : undefined}
      type={isTime ? (column.type === "date" ? "date" : "datetime-local") : "text"}
      value={text}
    />
  );
}

/** The value as the control shows it. Times are in UTC, as everywhere in the console. */
export function textOf(value: unknown, column: ColumnMeta): string {
  if (value === null || value === undefined) return "";
  if (column.type === "datetime" && /Z$/.test(String(value))) return String(value).slice(0, 19);
  if (column.list && Array.isArray(value)) return value.join("\n");
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}

/** The value as the server expects it: a date control has no time zone, so UTC is added. */
export const toValue = (value: unknown, column: ColumnMeta): unknown =>
  column.type === "datetime" && typeof value === "string" && value !== "" && !value.endsWith("Z") ? `${value}Z` : value;

function RelationPicker({
  column,
  value,
  label,
  error,
  onChange,
  relation,
  words,
}: FieldControlProps & { relation: string; words: ReactNode }) {
  const search = useCallback(
    async (text: string, signal: AbortSignal) => (await adminApi.find(relation, text, signal)).items,
    [relation],
  );
  return (
    <div>
      <SearchCombobox<AdminRow>
        {...{ error, search }}
        hint={value ? `Now: ${label ?? String(value)}` : "Now: nothing"}
        keyOf={(row) => String(row._id)}
        label={words}
        detailOf={detailOf}
        labelOf={nameOf}
        onSelect={(row) => onChange(row._id, nameOf(row))}
        placeholder={`Search ${relation}`}
      />
      {column.nullable && value !== null && value !== undefined && value !== "" && (
        <button className="min-h-11 text-small underline" onClick={() => onChange(null)} type="button">
          Set {column.name} to null
        </button>
      )}
    </div>
  );
}

const nameOf = (row: AdminRow): string =>
  String(row.name ?? row.title ?? row.label ?? row.key ?? row.email ?? row.text ?? row._id);

const MOST_DETAILS = 2;
const LONGEST_DETAIL = 40;

/**
 * What distinguishes rows of one name: the rows that they refer to, their first short texts, and their place in a
 * tree.
 */
function detailOf(row: AdminRow): string | null {
  const below = (row._below ?? []) as string[];
  const labels = Object.values((row._labels ?? {}) as Record<string, string>);
  const texts = Object.entries(row).flatMap(([name, value]) =>
    typeof value === "string" && !name.startsWith("_") && !IS_ID_OR_TIME.test(value) ? [value] : [],
  );
  // Slugs and folded forms are left out, because they repeat the name.
  const letters = lettersOf(nameOf(row));
  const details = [...new Set([...labels, ...texts])].filter(
    (text) => text.length <= LONGEST_DETAIL && lettersOf(text) !== "" && lettersOf(text) !== letters,
  );
  const place = below.length > 0 ? [`below ${below.join(" and ")}`] : [];
  // The place in the tree ("Condiments, below fish") distinguishes rows better than a second text.
  return [...details.slice(0, MOST_DETAILS - place.length), ...place].join(", ") || null;
}

const IS_ID_OR_TIME = /^[0-9a-f]{8}-[0-9a-f]{4}-|^\d{4}-\d\d-\d\d/;
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
