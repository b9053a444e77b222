import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { AppError } from "@/lib/errors";
import { inEnglish } from "@/lib/i18n/speak";
import type { AdminRow } from "@/lib/schemas/admin";
import type { AdminColumn, AdminModel } from "../schema/admin-model";
import { storedText, withDerived } from "./derived-values";
import { type Existing, uniqueSets, uniqueText } from "./find-existing";
import { type RowValues, readValues } from "./read-values";
import { columnsOf, rowId, type StoredRow } from "./row-wire";

/**
 * What a row of the file would change. `key` is equal for two rows that are the same; null if rows have no natural key.
 */
export type Plan = { existing: StoredRow | null; values: RowValues; key: string | null };
export type Refused = { field: string | null; error: string };

/** Read-only columns are allowed if they are unchanged, as in an exported file. */
export function planRow(model: AdminModel, row: AdminRow, existing: Existing): Plan | Refused {
  const found = existing(row);
  if (!found && !model.can_create) return { field: null, error: "There is no such row, and none are made here" };
  const cells = Object.entries(row);
  const columns = new Map(model.columns.map((column) => [column.name, column]));
  const relevant = cells.filter(([name, value]) => !isKept(columns.get(name), value, found));
  try {
    const given = readValues(model, Object.fromEntries(relevant), { isNew: found === null });
    const read = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        typeof value === "string" ? storedText(model, name, value) : value,
      ]),
    );
    const now = found ? columnsOf(model, found) : {};
    const values = found
      ? Object.fromEntries(Object.entries(read).filter(([name, value]) => !isSameValue(now[name], value)))
      : read;
    return {
      existing: found,
      values,
      key: found ? rowId(model, found) : keyOfNew(model, withDerived(model, read, true)),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = error.fields?.[0]?.loc.at(-1);
    return { field: field === undefined ? null : String(field), error: inEnglish(error.sentence) };
  }
}

/** True for a read-only column that is empty or equal to the stored value. */
function isKept(column: AdminColumn | undefined, value: unknown, found: StoredRow | null): boolean {
  if (!column) return false;
  if (found) return column.read_only && isSameValue(value instanceof Date ? value : cellOf(found[column.name]), value);
  return !column.on_create && (value === "" || value === null);
}

const cellOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Compares as texts, because a file contains texts: "1.50" equals 1.5, and a time is equal in any zone. */
function isSameValue(now: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(now ?? null, after ?? null)) return true;
  if (now === null || now === undefined) return after === "";
  if (after === null || after === undefined) return false;
  if (typeof now === "object" || typeof after === "object") return JSON.stringify(now) === toText(after);
  if (String(now) === String(after)) return true;
  if (typeof now === "boolean") return String(now) === String(after).trim().toLowerCase();
  if (typeof now === "string" && /^\d{4}-\d\d-\d\dT/.test(now)) return Date.parse(now) === Date.parse(String(after));
  return String(after).trim() !== "" && Number(now) === Number(after);
}

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Two new rows of a file with the same unique values are the same row. */
function keyOfNew(model: AdminModel, values: RowValues): string | null {
  const known = uniqueSets(model).flatMap((set) => uniqueText(model, set, values) ?? []);
  if (known[0] !== undefined) return `new:${known[0]}`;
  return model.key.length > 1 ? `new:${model.key.map((column) => String(values[column])).join("~")}` : null;
}

/** A hash of the key: short, and without the content of the row. */
export const keyText = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);
