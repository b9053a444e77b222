import { MAX_LISTS } from "@/lib/grocery-limits";
import type { GroceryListWire, GrocerySummaryWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { ON_LIST, SHOWN } from "./access";
import { readLists } from "./read-lists";
import { toListWire } from "./wire";

/** The newest first. */
export async function listLists(userId: string): Promise<GroceryListWire[]> {
  return (await readLists(userId, { most: MAX_LISTS })).map(toListWire);
}

type SummaryRow = { id: string; name: string; created_at: Date; total: number; checked: number; last: string | null };

/** Percent of the shown lines that are ticked, in whole numbers; an empty list is at 0. The newest list first. */
export async function summarizeLists(userId: string): Promise<GrocerySummaryWire[]> {
  const rows = await db.$queryRaw<SummaryRow[]>`
    SELECT l.id, l.name, l.created_at, n.total, n.checked,
      (SELECT r.title FROM grocery_list_recipes r WHERE r.list_id = l.id AND ${ON_LIST}
        ORDER BY r.created_at DESC, r.id DESC LIMIT 1) AS last
    FROM grocery_lists l CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE i.is_checked)::int AS checked
      FROM grocery_items i WHERE i.list_id = l.id AND ${SHOWN}) n
    WHERE l.owner_id = ${userId}::uuid
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${MAX_LISTS}`;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    total_items: row.total,
    completion_percentage: row.total === 0 ? 0 : Math.floor((row.checked * 100) / row.total),
    last_recipe_added: row.last,
  }));
}
