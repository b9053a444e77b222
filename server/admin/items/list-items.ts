import type { ItemsQuery, ItemWire } from "@/lib/schemas/admin-items";
import { normalizedName } from "@/lib/text/normalized-name";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { ITEM_COLUMNS, ITEM_ROW, toItemWire } from "./item-wire";

/** Searches name, normalised name and aliases. Items that wait for approval come first. */
export async function listItems({ q, type, limit }: ItemsQuery): Promise<ItemWire[]> {
  const values: unknown[] = [];
  const parts = ["true"];
  if (q.trim()) {
    const written = `%${q.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
    const form = normalizedName(q);
    values.push(form === "" ? written : `%${form}%`, written);
    parts.push(`(i.normalized_name LIKE $1 OR i.name ILIKE $2 OR EXISTS (SELECT FROM favorite_item_aliases a
      WHERE a.item_id = i.id AND a.normalized_name LIKE $1))`);
  }
  if (type) parts.push(`i.type = $${values.push(type)}::favorite_type`);
  const rows = await queryText(
    pool,
    ITEM_ROW,
    `SELECT ${ITEM_COLUMNS} FROM favorite_items i LEFT JOIN users u ON u.id = i.created_by_id
     WHERE ${parts.join(" AND ")} ORDER BY i.approved, i.created_at DESC, i.normalized_name LIMIT ${limit}`,
    values,
  );
  return rows.map(toItemWire);
}
