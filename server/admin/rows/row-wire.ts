import { AppError } from "@/lib/errors";
import type { AdminRow } from "@/lib/schemas/admin";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";

/** A row of a query that selects `selectList`, and what the audit log keeps of it. */
export type StoredRow = Record<string, unknown>;

/** What a row points to, by column: the names of those rows, and their models where that is not the column's own. */
export type RowLabels = { readonly labels: Record<string, string>; readonly models: Record<string, string> };

/** Enums as texts, so that the driver reads lists of them; days as they stand, in no time zone. */
const expression = ({ name, type, list }: AdminColumn): string => {
  const column = `r.${quoted(name)}`;
  if (type === "enum") return `${column}::text${list ? "[]" : ""} AS ${quoted(name)}`;
  if (type === "date") return `${column}::text AS ${quoted(name)}`;
  return column;
};

/** The open columns of `FROM table r`, and the version: another one as soon as somebody has changed what can be edited. */
export const selectList = (model: AdminModel): string =>
  [...model.columns.map(expression), `${versionOf(model)} AS _version`].join(", ");

/** Not of what the application itself keeps in the row: a recipe that is judged anew is the same to its editor. */
function versionOf(model: AdminModel): string {
  const edited = model.columns.filter((column) => !column.read_only || column.primary_key);
  return `md5(ROW(${edited.map(({ name }) => `r.${quoted(name)}`).join(", ")})::text)`;
}

/** 409 where one of the rows is not as whoever changes it has last seen it. Rows without a version are not compared. */
export function requireAsSeen(
  model: AdminModel,
  rows: readonly StoredRow[],
  versions: Readonly<Record<string, string>>,
): void {
  const changed = rows.filter((row) => (versions[rowId(model, row)] ?? row._version) !== row._version);
  if (!changed[0]) return;
  const others = changed.length > 1 ? ` and ${changed.length - 1} more` : "";
  throw new AppError(
    "conflict",
    `Somebody changed ${rowName(model, changed[0])}${others} while you edited. Nothing was saved.`,
    { reason: "row_changed" },
  );
}

/** The key's values as one text for paths and lists: `a~b` for a key of two columns. */
export const rowId = (model: AdminModel, row: StoredRow): string =>
  model.key.map((column) => encodeURIComponent(String(row[column])).replaceAll("~", "%7E")).join("~");

/** The key's values of such a text, or null where it cannot be one. */
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

/** Whether a text can be a value of the column: a query with any other would fail. */
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
      return /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text));
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

/** `"a" = $1 AND "b" = $2`, counted from `first`. */
export const keyCondition = (model: AdminModel, first = 1): string =>
  model.keyColumns.map((column, index) => `r.${quoted(column.name)} = $${first + index}`).join(" AND ");

const toCell = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** The columns alone, as JSON holds them: what the audit log keeps. */
export const columnsOf = (model: AdminModel, row: StoredRow): Record<string, unknown> =>
  Object.fromEntries(model.columns.map(({ name }) => [name, toCell(row[name]) ?? null]));

export function toRow(model: AdminModel, row: StoredRow, pointsTo?: RowLabels): AdminRow {
  return {
    ...columnsOf(model, row),
    _id: rowId(model, row),
    _version: row._version,
    _labels: pointsTo?.labels ?? {},
    _models: pointsTo?.models ?? {},
  };
}

export const rowName = (model: AdminModel, row: StoredRow): string =>
  String(row[model.name_column] ?? rowId(model, row)).slice(0, 200);
