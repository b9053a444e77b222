import type pg from "pg";
import { z } from "zod";
import { queryText } from "@/server/db/query-text";
import type { ConceptValues } from "@/server/dietary/concept-values";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import { isPutAway } from "@/server/reference/admin-edits";

export type ConceptRow = { readonly id: string; readonly values: ConceptValues };

type Column = { readonly name: string; readonly type: string };
type Table = {
  readonly name: string;
  /** The columns that identify a row of one ingredient. */
  readonly key: readonly Column[];
  readonly value: Column;
  /** True if the table has an id column, so that an administrator may change the row's key. */
  readonly hasOwnId?: true;
};

const ATTRIBUTES: Table = {
  name: "ingredient_attributes",
  key: [{ name: "attribute_id", type: "uuid" }],
  value: { name: "value", type: "presence" },
};
const ALLERGENS: Table = {
  name: "ingredient_allergens",
  key: [{ name: "allergen_class_id", type: "uuid" }],
  value: { name: "presence", type: "presence" },
};
const NUTRIENTS: Table = {
  name: "ingredient_nutrients",
  key: [{ name: "nutrient_key", type: "text" }],
  value: { name: "per_100g", type: "decimal(14,6)" },
};
const PORTIONS: Table = {
  name: "ingredient_portions",
  key: [
    { name: "measure", type: "text" },
    { name: "amount", type: "decimal(10,4)" },
  ],
  value: { name: "grams", type: "decimal(12,4)" },
  hasOwnId: true,
};

/** Makes the rows of these ingredients exactly the given ones, except for rows that an administrator wrote. */
export async function replaceValues(client: pg.ClientBase, concepts: readonly ConceptRow[]): Promise<void> {
  const ids = concepts.map(({ id }) => id);
  const attributeId = await idsByKey(client, "SELECT key, id FROM dietary_attributes");
  const classId = await idsByKey(client, "SELECT key, id FROM allergen_classes");
  const rowsOf = (toRows: (values: ConceptValues) => (unknown[] | null)[]) =>
    concepts.flatMap(({ id, values }) => toRows(values).flatMap((row) => (row ? [[id, ...row]] : [])));
  const known = (id: string | undefined, ...rest: unknown[]) => (id === undefined ? null : [id, ...rest]);

  await replace(
    client,
    ATTRIBUTES,
    ids,
    rowsOf(({ attributes }) => attributes.map(({ key, value, source }) => known(attributeId.get(key), value, source))),
  );
  await replace(
    client,
    ALLERGENS,
    ids,
    rowsOf(({ allergens }) => allergens.map(({ key, presence, source }) => known(classId.get(key), presence, source))),
  );
  await replace(
    client,
    NUTRIENTS,
    ids,
    rowsOf(({ nutrients }) => nutrients.map(({ key, per100g, source }) => [key, per100g, source])),
  );
  await replace(
    client,
    PORTIONS,
    ids,
    rowsOf(({ portions }) => portions.map(({ measure, amount, grams, source }) => [measure, amount, grams, source])),
  );
}

const ID_OF_KEY = z.object({ key: z.string(), id: z.string() });

async function idsByKey(client: pg.ClientBase, sql: string): Promise<Map<string, string>> {
  const rows = await queryText(client, ID_OF_KEY, sql);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** `rows`: ingredient id, key, value, source. Uses one statement, which does not write rows that are already right. */
async function replace(
  client: pg.ClientBase,
  table: Table,
  ids: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const columns: Column[] = [
    { name: "ingredient_id", type: "uuid" },
    ...table.key,
    table.value,
    { name: "source", type: "text" },
  ];
  const names = columns.map(({ name }) => name);
  const keys = ["ingredient_id", ...table.key.map(({ name }) => name)];
  const arrays = columns.map(({ type }, index) => `$${index + 3}::${type}[]`);
  const { name, value } = table;
  await client.query(
    `WITH wanted AS (SELECT DISTINCT ON (${keys}) * FROM unnest(${arrays}) AS r(${names})
       ${table.hasOwnId ? `WHERE NOT ${isPutAway(name, Object.fromEntries(keys.map((key) => [key, `r.${key}::text`])))}` : ""}),
     gone AS (
       DELETE FROM ${name} t WHERE t.ingredient_id = ANY($1::uuid[]) AND t.source <> $2 AND NOT EXISTS (
         SELECT FROM wanted w WHERE ${keys.map((key) => `w.${key} = t.${key}`).join(" AND ")})
     )
     INSERT INTO ${name} (${table.hasOwnId ? "id, " : ""}${names})
     SELECT ${table.hasOwnId ? "gen_random_uuid(), " : ""}${names} FROM wanted
     ON CONFLICT (${keys}) DO UPDATE SET ${value.name} = excluded.${value.name}, source = excluded.source
     WHERE ${name}.source <> $2
       AND (${name}.${value.name}, ${name}.source) IS DISTINCT FROM (excluded.${value.name}, excluded.source)`,
    [ids, ADMIN_SOURCE, ...columns.map((_, index) => rows.map((row) => row[index]))],
  );
}
