import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { queryText } from "@/server/db/query-text";
import { changedSince, type Entry } from "../audit/audit-entry";
import type { Change } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";

const ROWS = z.array(z.record(z.string(), z.unknown()));

/** Everything that a review may change of a food, as stored: the mark of the food's row, and its values with sources. */
const REVIEW_STATE = z.object({
  mark: z.object({ confirmed: z.unknown(), confirmed_at: z.unknown(), confirmed_by: z.unknown(), origin: z.unknown() }),
  attributes: ROWS,
  nutrients: ROWS,
});
export type ReviewState = z.infer<typeof REVIEW_STATE>;

const STATE_OF_FOOD = z.object({ id: z.string(), state: REVIEW_STATE });
const NAME = z.object({ row_name: z.string() });

/** The states by the id of the food; foods that do not exist are left out. */
export async function reviewStates(client: PoolClient, ids: readonly string[]): Promise<Map<string, ReviewState>> {
  const rows = await queryText(
    client,
    STATE_OF_FOOD,
    `SELECT i.id, jsonb_build_object(
       'mark', jsonb_build_object('confirmed', i.confirmed, 'confirmed_at', i.confirmed_at,
         'confirmed_by', i.confirmed_by, 'origin', i.origin),
       'attributes', (SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.attribute_id), '[]')
         FROM ingredient_attributes a WHERE a.ingredient_id = i.id),
       'nutrients', (SELECT coalesce(jsonb_agg(to_jsonb(n) ORDER BY n.nutrient_key), '[]')
         FROM ingredient_nutrients n WHERE n.ingredient_id = i.id)) AS state
     FROM ingredients i WHERE i.id = ANY ($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/**
 * Restores a food as it was before a review: its values with their sources, and who had confirmed it. Errors: 409 if
 * any of these has changed since, or if another food was merged into it, whose name would then lead to an unreviewed
 * food.
 */
export async function takeBackReview(client: PoolClient, entry: Entry, confirm: boolean): Promise<Change> {
  const id = entry.row_id;
  const { before, after } = entry.undo_with as { before: ReviewState; after: ReviewState };
  await client.query("SELECT FROM ingredients WHERE id = $1 FOR UPDATE", [id]);
  const now = (await reviewStates(client, [id])).get(id);
  if (!now || !isDeepStrictEqual(now, after)) throw changedSince();
  if (after.mark.confirmed === true && before.mark.confirmed !== true) await requireNothingMerged(client, entry);
  requireSeen(await effectOnFoods(client, [id]), confirm);
  await client.query(
    `UPDATE ingredients i SET confirmed = m.confirmed, confirmed_at = m.confirmed_at, confirmed_by = m.confirmed_by,
       origin = m.origin, updated_at = greatest(now(), i.updated_at + interval '1 millisecond')
     FROM jsonb_populate_record(NULL::ingredients, $2) m WHERE i.id = $1`,
    [id, JSON.stringify(before.mark)],
  );
  for (const [table, rows] of [
    ["ingredient_attributes", before.attributes],
    ["ingredient_nutrients", before.nutrients],
  ] as const) {
    await client.query(`DELETE FROM ${table} WHERE ingredient_id = $1`, [id]);
    await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  }
  return { rowId: id, rowName: entry.row_name, before: entry.after, after: entry.before };
}

async function requireNothingMerged(client: PoolClient, { id, row_id, row_name }: Entry): Promise<void> {
  const rows = await queryText(
    client,
    NAME,
    `SELECT m.row_name FROM audit_log m
     WHERE m.model = 'ingredients' AND m.action = 'merge' AND m.id > $1 AND m.after->>'into_id' = $2
       AND NOT EXISTS (SELECT FROM audit_log u WHERE u.undoes_id = m.id) LIMIT 1`,
    [id, row_id],
  );
  if (rows[0]) throw new AppError("conflict", says("mergedSince", { one: rows[0].row_name, other: row_name }));
}
