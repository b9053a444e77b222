import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { AdminRow } from "@/lib/schemas/admin";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";

/** A row of a query with `selectList`, and what the audit log stores of it. */
export type StoredRow = Record<string, unknown>;

/**
 * The names of the rows that a row refers to, by column, their models if they differ from the column's own, and the
 * names of the rows below which it stands in a tree.
 */
export type RowLabels = {
  readonly labels: Record<string, string>;
  readonly models: Record<string, string>;
  readonly below: readonly string[];
};

/** Enums become texts, so that the driver can read lists of them; dates stay without a time zone. */
const expression = ({ name, type, list }: AdminColumn): string => {
  const column = `r.${quoted(name)}`;
  if (type === "enum") return `${column}::text${list ? "[]" : ""} AS ${quoted(name)}`;
  if (type === "date") return `${column}::text AS ${quoted(name)}`;
  return column;
};

/** The open columns of `FROM table r`, and a version that changes whenever an editable column changes. */
export const selectList = (model: AdminModel): string =>
  [...model.columns.map(expression), `${versionOf(model)} AS _version`].join(", ");

/**
 * The version ignores columns that the application maintains: a recipe that is judged again is the same to its editor.
 */
function versionOf(model: AdminModel): string {
  const edited = model.columns.filter((column) => !column.read_only || column.primary_key);
  return `md5(ROW(${edited.map(({ name }) => `r.${quoted(name)}`).join(", ")})::text)`;
}

/** 409 if one of the rows has changed since the administrator loaded it. Rows without a version are not compared. */
export function requireAsSeen(
  model: AdminModel,
  rows: readonly StoredRow[],
  versions: Readonly<Record<string, string>>,
): void {
  const changed = rows.filter((row) => (versions[rowId(model, row)] ?? row._version) !== row._version);
  if (!changed[0]) return;
  const others = changed.length > 1 ? ` and ${changed.length - 1} more` : "";
  throw new AppError("conflict", says("rowsChanged", { row: rowName(model, changed[0]), others }), {
    reason: "row_changed",
  });
}

/** The key as one text for paths and lists: `a~b` for a key of two columns. */
export const rowId = (model: AdminModel, row: StoredRow): string =>
  model.key.map((column) => encodeURIComponent(String(row[column])).replaceAll("~", "%7E")).join("~");

/** The key's values from such a text, or null if it cannot be a key. */
export function readRowId(model: AdminModel, id: string): string[] | null {
  const parts = id.split("~");
  if (parts.length !== model.key.length) return null;
  try {
    const values = parts.map(decodeURIComponent);
    return model.keyColumns.every((column, index) => canBe(column, values[index] ?? "")) ? values : null;
  } catch {
    return null;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const WHOLE = /^-?\d{1,18}$/;

/** A day of the calendar from the year 1 on, with or without a time. The parser of JavaScript takes 30 February. */
function isTime(text: string): boolean {
  const [day = ""] = /^\d{4}-\d\d-\d\d(?![\d-])/.exec(text) ?? [];
  const start = Date.parse(`${day}T00:00:00Z`);
  const isDay = !day.startsWith("0000") && !Number.isNaN(start) && new Date(start).toISOString().startsWith(day);
  return isDay && !Number.isNaN(Date.parse(text));
}

/** True if a text is a valid value of the column; a query with an invalid one would fail. */
export function canBe(column: AdminColumn, text: string): boolean {
  if (text.includes("\0")) return false;
  switch (column.type) {
    case "uuid":
      return UUID.test(text);
    case "bigint":
      return WHOLE.test(text);
    case "integer":
      return WHOLE.test(text) && Math.abs(Number(text)) < 2 ** 31;
    case "date":
    case "datetime":
      return isTime(text);
    case "enum":
      return column.options.includes(text);
    case "float":
    case "decimal":
      return text.trim() !== "" && Number.isFinite(Number(text));
    case "boolean":
      return text === "true" || text === "false";
    default:
      return true;
  }
}

/** `"a" = $1 AND "b" = $2`, numbered from `first`. */
export const keyCondition = (model: AdminModel, first = 1): string =>
  model.keyColumns.map((column, index) => `r.${quoted(column.name)} = $${first + index}`).join(" AND ");

const toCell = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** The columns alone as JSON, for the audit log. */
export const columnsOf = (model: AdminModel, row: StoredRow): Record<string, unknown> =>
  Object.fromEntries(model.columns.map(({ name }) => [name, toCell(row[name]) ?? null]));

export function toRow(model: AdminModel, row: StoredRow, pointsTo?: RowLabels): AdminRow {
  return {
    ...columnsOf(model, row),
    _id: rowId(model, row),
    _version: row._version,
    _labels: pointsTo?.labels ?? {},
    _models: pointsTo?.models ?? {},
    _below: pointsTo?.below ?? [],
  };
}

export const rowName = (model: AdminModel, row: StoredRow): string =>
  String(row[model.name_column] ?? rowId(model, row)).slice(0, 200);
