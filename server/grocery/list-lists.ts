import { z } from "zod";
import { MAX_LISTS } from "@/lib/grocery/limits";
import { MAX_HOUSEHOLD_LISTS, MAX_HOUSEHOLDS } from "@/lib/household/limits";
import type { GroceryListWire, GrocerySummaryWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { ON_LIST, SHOWN, usedBy } from "./access";
import { readLists } from "./read-lists";
import { toListWire } from "./wire";

/** The most lists that one person can use: their own and those shared with them. */
const MOST = MAX_LISTS + MAX_HOUSEHOLDS * MAX_HOUSEHOLD_LISTS;

/** All lists that the person can use, the newest first. */
export async function listLists(userId: string): Promise<GroceryListWire[]> {
  return (await readLists(userId, { most: MOST })).map(toListWire);
}

const SUMMARY = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.date(),
  total: z.number(),
  checked: z.number(),
  last: z.string().nullable(),
  household_id: z.string().nullable(),
  household_name: z.string().nullable(),
  is_own: z.boolean(),
});

/**
 * The lists with the percentage of visible lines that are ticked, in whole numbers; an empty list has 0. Newest first.
 */
export async function summarizeLists(userId: string): Promise<GrocerySummaryWire[]> {
  const rows = await queryRowsIn(
    db,
    SUMMARY,
    Prisma.sql`
    SELECT g.id, g.name, g.created_at, n.total, n.checked, h.id AS household_id, h.name AS household_name,
      g.owner_id = ${userId}::uuid AS is_own,
      (SELECT r.title FROM grocery_list_recipes r WHERE r.list_id = g.id AND ${ON_LIST}
        ORDER BY r.created_at DESC, r.id DESC LIMIT 1) AS last
    FROM grocery_lists g LEFT JOIN households h ON h.id = g.household_id CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE i.is_checked)::int AS checked
      FROM grocery_items i WHERE i.list_id = g.id AND ${SHOWN}) n
    WHERE ${usedBy(userId)}
    ORDER BY g.created_at DESC, g.id DESC LIMIT ${MOST}`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    total_items: row.total,
    completion_percentage: row.total === 0 ? 0 : Math.floor((row.checked * 100) / row.total),
    last_recipe_added: row.last,
    ...(row.household_id === null
      ? {}
      : { household: { id: row.household_id, name: row.household_name ?? "", is_own: row.is_own } }),
  }));
}
