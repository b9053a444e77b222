import { db } from "@/server/db/client";
import { oldestShadow } from "./apply-changes";

/** Small enough that no list stays locked for long. */
const BATCH = 500;

/**
 * Deletes tombstones older than SHADOW_DAYS: deleted lines, removed recipes and pantry entries that are no longer at
 * home. Until then they keep an offline device from bringing the rows back, and let a removal be undone completely.
 * Any number of processes may do this at once: rows that another one has locked are skipped.
 * @returns how many rows were deleted, not counting those deleted along with them
 */
export async function purgeShadows(): Promise<number> {
  const before = oldestShadow();
  const lines = await untilNone(
    () => db.$executeRaw`
      DELETE FROM grocery_items WHERE id IN (
        SELECT id FROM grocery_items
        WHERE deleted_at < ${before} AND (revived_at IS NULL OR revived_at <= deleted_at)
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );
  const recipes = await untilNone(() => purgeAdditions(before));
  const gone = await untilNone(
    () => db.$executeRaw`
      DELETE FROM pantry_items WHERE id IN (
        SELECT id FROM pantry_items WHERE NOT is_there AND changed_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );
  return lines + recipes + gone;
}

/**
 * Lines that only these removed recipes needed are deleted in the same statement: later they would look like new
 * lines.
 */
const purgeAdditions = (before: Date): Promise<number> => db.$executeRaw`
  WITH gone AS MATERIALIZED (
    SELECT r.id FROM grocery_list_recipes r WHERE r.removed_at < ${before} AND (r.restored_at IS NULL OR r.restored_at <= r.removed_at)
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), orphans AS (
    DELETE FROM grocery_items i WHERE NOT i.is_manual
      AND EXISTS (SELECT 1 FROM grocery_contributions c JOIN gone ON gone.id = c.list_recipe_id WHERE c.item_id = i.id)
      AND NOT EXISTS (
        SELECT 1 FROM grocery_contributions c
        WHERE c.item_id = i.id AND c.list_recipe_id NOT IN (SELECT id FROM gone))
  )
  DELETE FROM grocery_list_recipes WHERE id IN (SELECT id FROM gone)`;

async function untilNone(purgeBatch: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await purgeBatch();
    total += count;
    if (count < BATCH) return total;
  }
}
