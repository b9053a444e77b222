import { type AppError, invalidAt } from "@/lib/errors";
import { type Said, says } from "@/lib/i18n/sentence";
import type { ListRowsQuery } from "@/lib/schemas/admin";
import { normalizedName } from "@/lib/text/normalized-name";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";
import { findValues } from "./few-values";
import { canBe, readRowId } from "./row-wire";
import { LARGE_TABLE, type TableFacts } from "./table-facts";

/** A condition on `FROM table r`, with the values of its $1, $2, … */
export type Conditions = { readonly text: string; readonly values: unknown[] };

/** The search, filters and selected rows of a list request. */
export type Wanted = Pick<ListRowsQuery, "search"> & { filters: ReadonlyMap<string, string>; ids?: readonly string[] };

const FILTER = "f.";

/** `f.category=Fish` and `filters={"category":"Fish"}` mean the same. A column that is not open is refused (422). */
export function wantedRows(query: ListRowsQuery): Wanted {
  const filters = new Map<string, string>();
  if (query.filters)
    for (const [column, value] of Object.entries(parseFilters(query.filters))) filters.set(column, value);
  for (const [name, value] of Object.entries(query)) {
    if (!name.startsWith(FILTER)) continue;
    filters.set(name.slice(FILTER.length), [value].flat().map(String).at(-1) ?? "");
  }
  const ids = query.ids === undefined ? undefined : [query.ids].flat();
  return { search: query.search, filters, ...(ids ? { ids } : {}) };
}

function parseFilters(text: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) {
      return Object.fromEntries(Object.entries(parsed).map(([column, value]) => [column, String(value)]));
    }
  } catch {
    // Reported below.
  }
  throw refused("filters", "filtersJson");
}

export const refused = (name: string, said: Said): AppError => invalidAt(["query", name], said);

export async function toConditions(model: AdminModel, wanted: Wanted, facts: TableFacts): Promise<Conditions> {
  const found = await findValues(model, wanted.filters, facts);
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const parts: string[] = model.rows === "true" ? [] : [model.rows];
  if (wanted.search.trim()) parts.push(searchFor(model, wanted.search.trim(), facts, put));
  for (const [name, text] of wanted.filters) {
    if (text === "") continue;
    const column = model.columns.find((each) => each.name === name);
    if (!column) throw refused(`${FILTER}${name}`, "noSuchColumn");
    const values = found.get(name);
    parts.push(values ? `r.${quoted(name)} = ANY (${put(values)}::text[])` : filterBy(column, text, put));
  }
  if (wanted.ids) parts.push(isOneOf(model, wanted.ids, put));
  return { text: parts.length === 0 ? "true" : parts.join(" AND "), values };
}

type Put = (value: unknown) => string;

const literal = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/**
 * Searches every open text column, as written or as names are compared. In a large table, only columns with a suitable
 * index are searched; if there is none, only the beginning of the key, because anything else would read every row.
 */
function searchFor(model: AdminModel, text: string, facts: TableFacts, put: Put): string {
  const texts = model.columns.filter((column) => column.type === "string" && !column.list);
  const searched = facts.rows > LARGE_TABLE ? texts.filter((column) => facts.searchable.has(column.name)) : texts;
  const folded = normalizedName(text);
  const parts = searched.map((column) => {
    // A folded column is compared with the folded text, so that "Crème" finds "creme". Both are lower case, and a
    // case-insensitive comparison would take twice as long.
    const isFolded = column.name.startsWith("normalized_") && folded !== "";
    const comparison = isFolded ? "LIKE" : "ILIKE";
    return `r.${quoted(column.name)} ${comparison} ${put(`%${literal(isFolded ? folded : text)}%`)}`;
  });
  const key = model.keyColumns.length === 1 ? model.keyColumns[0] : undefined;
  if (key && canBe(key, text)) parts.push(`r.${quoted(key.name)} = ${put(text)}`);
  return parts.length === 0 ? "false" : `(${parts.join(" OR ")})`;
}

const COMPARISONS: readonly (readonly [prefix: string, operator: string])[] = [
  [">=", ">="],
  ["<=", "<="],
  [">", ">"],
  ["<", "<"],
  ["=", "="],
];

/**
 * The meaning of a filter's text: `null` and `!null`; `>=5`, `<2026-01-01`; for texts a part, or `=whole`; for choices
 * one or several, separated by commas.
 */
function filterBy(column: AdminColumn, text: string, put: Put): string {
  const name = `r.${quoted(column.name)}`;
  if (text === "null") return `${name} IS NULL`;
  if (text === "!null") return `${name} IS NOT NULL`;
  if (column.list || column.type === "json") return `${name}::text ILIKE ${put(`%${literal(text)}%`)}`;
  if (column.type === "string") {
    return text.startsWith("=") ? `${name} = ${put(text.slice(1))}` : `${name} ILIKE ${put(`%${literal(text)}%`)}`;
  }
  if (column.type === "enum") {
    const options = text.split(",").map((option) => option.trim());
    for (const option of options) requireValue(column, option);
    return `${name}::text = ANY (${put(options)})`;
  }
  const [prefix, operator] = COMPARISONS.find(([start]) => text.startsWith(start)) ?? ["", "="];
  const value = text.slice(prefix.length).trim();
  requireValue(column, value);
  // A day stands for all its hours.
  if (column.type === "datetime" && operator === "=" && /^\d{4}-\d\d-\d\d$/.test(value)) {
    const day = put(value);
    return `${name} >= ${day}::timestamptz AND ${name} < ${day}::timestamptz + interval '1 day'`;
  }
  return `${name} ${operator} ${put(value)}`;
}

function requireValue(column: AdminColumn, value: string): void {
  if (!canBe(column, value)) throw refused(`${FILTER}${column.name}`, says("notValueOf", { column: column.name }));
}

/** Compares a key of several columns in pairs. An id that cannot be a key matches nothing. */
export function isOneOf(model: AdminModel, ids: readonly string[], put: Put): string {
  const keys = ids.flatMap((id) => {
    const values = readRowId(model, id);
    return values ? [values] : [];
  });
  const lists = model.keyColumns.map((column, index) => {
    const type = column.type === "uuid" ? "uuid[]" : "text[]";
    return `${put(keys.map((values) => values[index]))}::${type}`;
  });
  const columns = model.keyColumns.map((column) =>
    column.type === "uuid" ? `r.${quoted(column.name)}` : `r.${quoted(column.name)}::text`,
  );
  return `(${columns.join(", ")}) IN (SELECT * FROM unnest(${lists.join(", ")})) AND ${model.rows}`;
}
