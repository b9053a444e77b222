import { AppError, type InvalidField } from "@/lib/errors";
import type { AdminRow } from "@/lib/schemas/admin";
import type { AdminColumn, AdminModel } from "../schema/admin-model";
import { canBe } from "./row-wire";
import { refusalOf } from "./value-rules";

/** Columns and values in the form that `jsonb_populate_record` takes. */
export type RowValues = Record<string, unknown>;

const LONGEST_TEXT = 20_000;
/** Keys that the console adds to a row and sends back with it. */
const OWN_KEYS = new Set(["_id", "_version", "_labels", "_models", "_below", "_confirm", "_reason"]);

export type Reading = { readonly isNew: boolean };

/**
 * Checks the values of a change or a new row against the schema. An empty text becomes null for dates, numbers and
 * optional texts. Errors: 422 with each column; a column that may not be edited is refused, not ignored.
 */
export function readValues(model: AdminModel, input: AdminRow, { isNew }: Reading): RowValues {
  const errors: InvalidField[] = [];
  const values: RowValues = {};
  for (const [name, value] of Object.entries(input)) {
    if (OWN_KEYS.has(name)) continue;
    const column = model.columns.find((each) => each.name === name);
    if (!column) errors.push(invalid(name, "There is no such column"));
    else if (isNew ? !column.on_create : column.read_only) errors.push(invalid(name, `${name} is read-only`));
    else {
      const read = readValue(column, value);
      const error = "error" in read ? read.error : refusalOf(model.model, column, read.value);
      if (error !== null) errors.push(invalid(name, error));
      else if ("value" in read) values[name] = read.value;
    }
  }
  if (isNew) {
    for (const column of model.columns) {
      const isMissing = column.on_create && !column.nullable && !column.has_default && !(column.name in values);
      if (isMissing && !errors.some(({ loc }) => loc[1] === column.name)) {
        errors.push(invalid(column.name, "This field is required"));
      }
    }
  }
  if (errors.length > 0) throw new AppError("invalid", errors[0]?.msg ?? "Invalid input", { fields: errors });
  return values;
}

const invalid = (name: string, msg: string): InvalidField => ({ loc: ["body", name], msg, type: "value_error" });

type Read = { value: unknown } | { error: string };

function readValue(column: AdminColumn, given: unknown): Read {
  const isEmpty = given === null || given === undefined || given === "";
  if (isEmpty && !(column.type === "string" && given === "" && !column.nullable)) {
    if (column.nullable) return { value: null };
    return { error: "This field is required" };
  }
  if (column.list) return readList(column, given);
  if (column.type === "json") return readJson(given);
  const written = typeof given === "string" ? given.trim() : typeof given === "object" ? "" : String(given);
  // Spreadsheets save TRUE and FALSE.
  const text = column.type === "boolean" ? written.toLowerCase() : written;
  if (column.type === "string") return readText(column, given);
  if (!canBe(column, text)) return { error: REFUSALS[column.type] ?? `Not a value of ${column.name}` };
  return { value: column.type === "boolean" ? text === "true" : text };
}

const REFUSALS: Partial<Record<AdminColumn["type"], string>> = {
  uuid: "Must be the id of a row",
  integer: "Must be a whole number",
  bigint: "Must be a whole number",
  decimal: "Must be a number",
  float: "Must be a number",
  boolean: "Must be true or false",
  date: "Must be a date",
  datetime: "Must be a date and time",
  enum: "Choose one of the values",
};

function readText(column: AdminColumn, given: unknown): Read {
  if (typeof given !== "string" && typeof given !== "number") return { error: "Must be text" };
  const text = String(given).trim();
  if (text.includes("\0")) return { error: "Must not contain null characters" };
  if (/\p{Cs}/u.test(text)) return { error: "Must be whole characters" };
  if (text.length > LONGEST_TEXT) return { error: `At most ${LONGEST_TEXT} characters` };
  if (text === "" && !column.nullable) return { error: "This field is required" };
  return { value: text };
}

function readList(column: AdminColumn, given: unknown): Read {
  const list =
    typeof given === "string"
      ? given
          .split(/[\n,]/)
          .map((text) => text.trim())
          .filter(Boolean)
      : given;
  if (!Array.isArray(list)) return { error: "Must be a list" };
  const single = { ...column, list: false, nullable: false };
  const read = list.map((each) => readValue(single, each));
  const wrong = read.find((each) => "error" in each);
  return wrong ?? { value: read.map((each) => ("value" in each ? each.value : null)) };
}

function readJson(given: unknown): Read {
  if (typeof given !== "string") return { value: given };
  try {
    return { value: JSON.parse(given) as unknown };
  } catch {
    return { error: "Must be valid JSON" };
  }
}
