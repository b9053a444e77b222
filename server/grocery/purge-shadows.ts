import { db } from "@/server/db/client";
import { oldestShadow } from "./apply-changes";

/** Few enough that no list stays locked for long. */
const BATCH = 500;

/**
 * Deleted lines, taken-back recipes and what is at home no more are kept for SHADOW_DAYS, so that a device that was offline does not bring
 * them back and undo works to the last tick. After that nothing of them stays. Any number of processes may do this
 * at once: rows that another one holds are passed over.
 * @returns how many rows were deleted, those that went along with them not counted
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
  const recipes = await untilNone(() => purgeAddings(before));
  const gone = await untilNone(
    () => db.$executeRaw`
      DELETE FROM pantry_items WHERE id IN (
        SELECT id FROM pantry_items WHERE NOT is_there AND changed_at < ${before} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );
  return lines + recipes + gone;
}

/** The lines that only these addings wanted go in the same statement: later nobody could tell them from new ones. */
const purgeAddings = (before: Date): Promise<number> => db.$executeRaw`
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
