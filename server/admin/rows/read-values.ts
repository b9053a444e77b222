import { AppError, type InvalidField } from "@/lib/errors";
import { type PlainKey, type Said, says } from "@/lib/i18n/sentence";
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
    if (!column) errors.push(invalid(name, "noSuchColumn"));
    else if (isNew ? !column.on_create : column.read_only) errors.push(invalid(name, says("readOnlyColumn", { name })));
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
        errors.push(invalid(column.name, "requiredField"));
      }
    }
  }
  if (errors.length > 0) throw new AppError("invalid", errors[0]?.said ?? "invalidInput", { fields: errors });
  return values;
}

const invalid = (name: string, said: Said): InvalidField => ({ loc: ["body", name], said, type: "value_error" });

type Read = { value: unknown } | { error: Said };

function readValue(column: AdminColumn, given: unknown): Read {
  const isEmpty = given === null || given === undefined || given === "";
  if (isEmpty && !(column.type === "string" && given === "" && !column.nullable)) {
    if (column.nullable) return { value: null };
    return { error: "requiredField" };
  }
  if (column.list) return readList(column, given);
  if (column.type === "json") return readJson(given);
  const written = typeof given === "string" ? given.trim() : typeof given === "object" ? "" : String(given);
  // Spreadsheets save TRUE and FALSE.
  const text = column.type === "boolean" ? written.toLowerCase() : written;
  if (column.type === "string") return readText(column, given);
  if (!canBe(column, text)) return { error: REFUSALS[column.type] ?? says("notValueOf", { column: column.name }) };
  return { value: column.type === "boolean" ? text === "true" : text };
}

const REFUSALS: Partial<Record<AdminColumn["type"], PlainKey>> = {
  uuid: "idOfRow",
  integer: "mustBeWhole",
  bigint: "mustBeWhole",
  decimal: "mustBeNumber",
  float: "mustBeNumber",
  boolean: "trueOrFalse",
  date: "mustBeDate",
  datetime: "mustBeDateTime",
  enum: "chooseValue",
};

function readText(column: AdminColumn, given: unknown): Read {
  if (typeof given !== "string" && typeof given !== "number") return { error: "mustBeText" };
  const text = String(given).trim();
  if (text.includes("\0")) return { error: "noNul" };
  if (/\p{Cs}/u.test(text)) return { error: "wholeCharacters" };
  if (text.length > LONGEST_TEXT) return { error: says("charactersMost", { count: LONGEST_TEXT }) };
  if (text === "" && !column.nullable) return { error: "requiredField" };
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
  if (!Array.isArray(list)) return { error: "mustBeList" };
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
    return { error: "validJson" };
  }
}
