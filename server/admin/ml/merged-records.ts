import type { PoolClient } from "pg";
import { z } from "zod";
import { queryText } from "@/server/db/query-text";

const ROW = z.record(z.string(), z.unknown());

/** A record that a merge moves (`before` and `removed` are null) or joins with another one. */
export const MERGING_RECORD = z.object({
  preference_id: z.string().nullable(),
  limit_person_id: z.string().nullable(),
  limit_ingredient_id: z.string().nullable(),
  favorite_id: z.string().nullable(),
  before: ROW.nullable(),
  removed: ROW.nullable(),
});
type MergingRecord = Readonly<z.infer<typeof MERGING_RECORD>>;

const JOINED = z.object({ before: ROW, removed: ROW.nullable(), preference_id: z.string().nullable() });

/** What people and their tables recorded about a food. Must be called before it is moved. */
export async function readMergingRecords(client: PoolClient, from: string, into: string): Promise<MergingRecord[]> {
  return queryText(
    client,
    MERGING_RECORD,
    `SELECT coalesce(one.id, other.id) AS preference_id, NULL::uuid AS limit_person_id,
       NULL::uuid AS limit_ingredient_id, NULL::uuid AS favorite_id, to_jsonb(one) AS before,
       CASE WHEN one.id IS NOT NULL THEN to_jsonb(other) END AS removed
     FROM ingredient_preferences other
     LEFT JOIN ingredient_preferences one ON one.user_id = other.user_id AND one.ingredient_id = $2
     WHERE other.ingredient_id = $1
     UNION ALL
     SELECT NULL, other.person_id, $2, NULL, to_jsonb(one), CASE WHEN one.person_id IS NOT NULL THEN to_jsonb(other) END
     FROM table_limits other
     LEFT JOIN table_limits one ON one.person_id = other.person_id AND one.ingredient_id = $2
     WHERE other.ingredient_id = $1`,
    [from, into],
  );
}

/**
 * Stores the records for an undo. They stay out of the audit log, because they must be deleted when their owner changes
 * or deletes the record.
 */
export async function keepMergedRecords(
  client: PoolClient,
  changeId: string,
  records: readonly MergingRecord[],
): Promise<void> {
  await client.query(
    `INSERT INTO merged_records (id, change_id, preference_id, limit_person_id, limit_ingredient_id, favorite_id, before, removed)
     SELECT gen_random_uuid(), $1, r.preference_id, r.limit_person_id, r.limit_ingredient_id, r.favorite_id, r.before, r.removed
     FROM jsonb_to_recordset($2) AS r(preference_id uuid, limit_person_id uuid, limit_ingredient_id uuid,
       favorite_id uuid, before jsonb, removed jsonb)`,
    [changeId, JSON.stringify(records)],
  );
}

/** Restores what people and their tables had recorded about the food `from` before it was merged into `into`. */
export async function restoreMergedRecords(
  client: PoolClient,
  changeId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await client.query(
    `UPDATE ingredient_preferences p SET ingredient_id = $2, updated_at = now()
     FROM merged_records m WHERE m.change_id = $1 AND m.preference_id = p.id AND m.before IS NULL AND p.ingredient_id = $3`,
    [changeId, from, into],
  );
  // Deleted from the table first, because a trigger deletes the copy as soon as its record is restored.
  const joined = await queryText(
    client,
    JOINED,
    `DELETE FROM merged_records WHERE change_id = $1 AND before IS NOT NULL RETURNING before, removed, preference_id`,
    [changeId],
  );
  const of = (side: "before" | "removed", isPreference: boolean) =>
    JSON.stringify(joined.filter((row) => (row.preference_id !== null) === isPreference).map((row) => row[side]));
  await client.query(
    `UPDATE ingredient_preferences p SET preference_type = b.preference_type, severity = b.severity, traces = b.traces,
       kept_from_diet = b.kept_from_diet, updated_at = now()
     FROM jsonb_populate_recordset(NULL::ingredient_preferences, $1) b WHERE p.id = b.id`,
    [of("before", true)],
  );
  await client.query(
    `INSERT INTO ingredient_preferences SELECT * FROM jsonb_populate_recordset(NULL::ingredient_preferences, $1)`,
    [of("removed", true)],
  );
  await client.query(
    `UPDATE table_limits l SET severity = b.severity, traces = b.traces FROM jsonb_populate_recordset(NULL::table_limits, $1) b
     WHERE l.person_id = b.person_id AND l.ingredient_id = b.ingredient_id`,
    [of("before", false)],
  );
  await client.query(`INSERT INTO table_limits SELECT * FROM jsonb_populate_recordset(NULL::table_limits, $1)`, [
    of("removed", false),
  ]);
  await client.query(
    `UPDATE table_limits l SET ingredient_id = $2 FROM merged_records m
     WHERE m.change_id = $1 AND m.limit_person_id = l.person_id AND l.ingredient_id = $3`,
    [changeId, from, into],
  );
  await client.query("DELETE FROM merged_records WHERE change_id = $1", [changeId]);
}
