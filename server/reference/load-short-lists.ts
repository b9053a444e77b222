import { join } from "node:path";
import type pg from "pg";
import { z } from "zod";
import { normalizedName } from "@/lib/text/normalized-name";
import type { Queryable } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { isPutAway, unlessEdited } from "./admin-edits";
import { readTabSeparated } from "./tab-separated";

const ADDED = z.object({ id: z.string() });

/** Loads the short lists, each in one statement. Rows that exist keep their ids. */
export async function loadLists(client: pg.ClientBase, folder: string): Promise<void> {
  const rowsOf = async (name: string) => (await readTabSeparated(join(folder, `${name}.tsv`))).rows;

  await upsert(
    client,
    `INSERT INTO nutrients (key, label, unit, position)
     SELECT key, label, unit, position FROM jsonb_to_recordset($1) AS r(key text, label text, unit text, position int)
     ON CONFLICT (key) DO UPDATE SET ${unlessEdited("nutrients", ["label", "unit", "position"], "key")}`,
    (await rowsOf("nutrients")).map((row, position) => ({ ...row, position })),
  );
  await upsert(
    client,
    `INSERT INTO health_concerns (id, name, explanation, selectable, position)
     SELECT gen_random_uuid(), name, explanation, selectable = 'yes', position
     FROM jsonb_to_recordset($1) AS r(name text, explanation text, selectable text, position int)
     ON CONFLICT (name) DO UPDATE SET ${unlessEdited("health_concerns", ["explanation", "selectable", "position"])}`,
    (await rowsOf("health-concerns")).map((row, position) => ({ ...row, position })),
  );
  await seedDietaryAttributes(client, folder);
  await upsert(
    client,
    `INSERT INTO favorite_items (id, name, normalized_name, type, approved, created_by_team)
     SELECT gen_random_uuid(), name, normalized_name, type::favorite_type, true, true
     FROM jsonb_to_recordset($1) AS r(name text, normalized_name text, type text)
     WHERE NOT ${isPutAway("favorite_items", { type: "r.type", normalized_name: "r.normalized_name" })}
     ON CONFLICT (type, normalized_name) DO NOTHING`,
    (await rowsOf("favorite-items")).map((row) => ({ ...row, normalized_name: normalizedName(row.name ?? "") })),
  );
}

/**
 * Adds the common dietary attributes that are missing; existing ones keep their edits. Returns the ids of those that
 * were added.
 */
export async function seedDietaryAttributes(client: Queryable, folder: string): Promise<string[]> {
  const { rows } = await readTabSeparated(join(folder, "dietary-attributes.tsv"));
  const added = await queryText(
    client,
    ADDED,
    `INSERT INTO dietary_attributes (id, key, attribute_type, description, is_allergen, unit)
     SELECT gen_random_uuid(), key, attribute_type::attribute_type, description, is_allergen = 'yes',
       nullif(unit, '')::attribute_unit
     FROM jsonb_to_recordset($1) AS r(key text, attribute_type text, description text, is_allergen text, unit text)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [JSON.stringify(rows)],
  );
  return added.map(({ id }) => id);
}

async function upsert(client: pg.ClientBase, sql: string, rows: readonly unknown[]): Promise<void> {
  await client.query(sql, [JSON.stringify(rows)]);
}
