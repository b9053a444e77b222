import { z } from "zod";
import { type ItemWire, itemWire } from "@/lib/schemas/admin-items";

export const ITEM_ROW = itemWire.extend({ created_at: z.date() });
export type ItemRow = z.infer<typeof ITEM_ROW>;

/** Columns for `FROM favorite_items i LEFT JOIN users u ON u.id = i.created_by_id`. */
export const ITEM_COLUMNS = `i.id, i.name, i.normalized_name, i.type::text AS type, i.approved, i.created_at,
  CASE WHEN i.created_by_team THEN 'team' ELSE u.email END AS created_by,
  ARRAY(SELECT a.name FROM favorite_item_aliases a WHERE a.item_id = i.id ORDER BY a.name) AS aliases,
  (SELECT count(*)::int FROM user_favorites f WHERE f.item_id = i.id) AS people`;

export const toItemWire = ({ created_at, ...row }: ItemRow): ItemWire => ({
  ...row,
  created_at: created_at.toISOString(),
});
