import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { queryText } from "@/server/db/query-text";
import { changedSince, type Entry } from "../audit/audit-entry";
import { recordedColumns } from "../audit/put-back-row";
import type { Change } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { findRow } from "../rows/get-row";
import { insertRows } from "../rows/insert-rows";
import { columnsOf } from "../rows/row-wire";
import { getModel } from "../schema/admin-model";
import { restoreMergedRecords } from "./merged-records";
import { GONE, type MovedFood, POINTING } from "./moved-by-merge";

/**
 * Undoes a merge of two foods: restores the merged food with its values, names and places, the rows that referred to
 * it, and what people had recorded about it. Errors: 409 if its names were changed since; 409 if somebody has recorded
 * something about the remaining food since, because that record covers both foods now and would cover only one
 * afterwards.
 */
export async function unmergeFood(client: PoolClient, entry: Entry, confirm: boolean): Promise<Change> {
  const model = getModel("ingredients");
  const moved = entry.undo_with as MovedFood;
  const from = entry.row_id;
  const into = String(entry.after?.into_id);
  const { rowCount } = await client.query("SELECT FROM ingredients WHERE id = $1 FOR UPDATE", [into]);
  if (rowCount === 0) throw changedSince();
  await requireNothingRecorded(client, entry, into);
  requireSeen(await effectOnFoods(client, [into]), confirm);
  const before = entry.before ?? {};
  await insertRows(client, model, [{ ...recordedColumns(model, before), updated_at: new Date().toISOString() }]);
  await restoreNames(client, moved, { from, into });
  for (const table of GONE) {
    await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(moved.gone[table]),
    ]);
  }
  await client.query(
    `INSERT INTO ingredient_parents (child_id, parent_id)
     SELECT r.child_id, r.parent_id FROM jsonb_populate_recordset(NULL::ingredient_parents, $1) r
     JOIN ingredients c ON c.id = r.child_id JOIN ingredients p ON p.id = r.parent_id`,
    [JSON.stringify(moved.places)],
  );
  await restorePointing(client, moved, { from, into });
  await restoreMergedRecords(client, entry.id, { from, into });
  await client.query(
    `UPDATE ingredients SET sightings = greatest(1, sightings - $2::int),
       updated_at = greatest(now(), updated_at + interval '1 millisecond') WHERE id = $1`,
    [into, before.sightings],
  );
  const row = await findRow(client, model, from);
  return { rowId: from, rowName: entry.row_name, before: null, after: row ? columnsOf(model, row) : null };
}

const PEOPLE = z.object({ people: z.number() });

type Pair = { from: string; into: string };

/** Counts what covers the food, because an undo must not make anybody's record cover less than they meant. */
async function requireNothingRecorded(client: PoolClient, entry: Entry, into: string): Promise<void> {
  const rows = await queryText(
    client,
    PEOPLE,
    `SELECT ((SELECT count(*) FROM ingredient_preferences p WHERE p.ingredient_id = $1 AND p.updated_at > $2
         AND p.preference_type IN ('allergy', 'intolerance', 'avoid'))
       + (SELECT count(*) FROM table_limits l WHERE l.ingredient_id = $1 AND l.created_at > $2))::int AS people`,
    [into, entry.created_at],
  );
  const people = rows[0]?.people ?? 0;
  if (people === 0) return;
  const who = people === 1 ? "1 person has" : `${people.toLocaleString("en")} people have`;
  const { into: name } = entry.after ?? {};
  throw new AppError("conflict", says("recordedSince", { who, food: String(name), other: entry.row_name }));
}

/** 409 if one of the names was changed, deleted or given to another food since. */
async function restoreNames(client: PoolClient, { names, alias }: MovedFood, { from, into }: Pair): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE ingredient_synonyms s SET ingredient_id = $2, source = o.source
     FROM jsonb_populate_recordset(NULL::ingredient_synonyms, $1) o
     WHERE s.id = o.id AND s.ingredient_id = $3 AND s.normalized_text = o.normalized_text`,
    [JSON.stringify(names), from, into],
  );
  if (rowCount !== names.length) throw changedSince();
  if (alias === null) return;
  const { rowCount: deleted } = await client.query(
    `DELETE FROM ingredient_synonyms s USING ingredients i
     WHERE s.id = $1 AND s.ingredient_id = $2 AND i.id = $3 AND s.normalized_text = i.normalized_name`,
    [alias, into, from],
  );
  if (deleted === 0) throw changedSince();
}

/** Rows that refer to another food since then are left as they are. The recipes of both foods are judged again. */
async function restorePointing(client: PoolClient, { pointed }: MovedFood, { from, into }: Pair): Promise<void> {
  for (const table of POINTING) {
    await client.query(`UPDATE ${table} SET ingredient_id = $2 WHERE id = ANY ($1::uuid[]) AND ingredient_id = $3`, [
      pointed[table],
      from,
      into,
    ]);
  }
  await client.query(
    `UPDATE recipes SET engine_version = NULL
     WHERE id IN (SELECT recipe_id FROM recipe_ingredients WHERE ingredient_id IN ($1, $2))`,
    [from, into],
  );
}
