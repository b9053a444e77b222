import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { queryText } from "@/server/db/query-text";
import { changedSince, type Entry } from "../audit/audit-entry";
import { recordedColumns } from "../audit/put-back-row";
import type { Change } from "../audit/write-audit";
import { NO_EFFECT, requireSeen } from "../effect/effect-of";
import { findRow } from "../rows/get-row";
import { insertRows } from "../rows/insert-rows";
import { columnsOf } from "../rows/row-wire";
import { getModel } from "../schema/admin-model";

/** What a merge of items moves, other than people's favorites. */
export type MovedItem = {
  /** The normalized names of aliases that the other item took over. */
  readonly aliases: readonly string[];
  /** True if the merge made the item's name an alias. */
  readonly isAliasNew: boolean;
};

const RETURNING = z.object({ people: z.number(), filled: z.number() });

/**
 * Makes two items of one again, with the aliases and the favorites that the merge moved. A favorite that its owner has
 * removed since stays removed. 409 if an alias was changed, or if somebody has put another favorite in the place since.
 */
export async function unmergeItem(client: PoolClient, entry: Entry, confirm: boolean): Promise<Change> {
  const model = getModel("favorite_items");
  const { aliases, isAliasNew } = entry.undo_with as MovedItem;
  const [id, into] = [entry.row_id, String(entry.after?.into_id)];
  const before = entry.before ?? {};
  const { rowCount } = await client.query("SELECT FROM favorite_items WHERE id = $1 FOR UPDATE", [into]);
  if (rowCount === 0) throw changedSince();
  const rows = await queryText(
    client,
    RETURNING,
    `SELECT count(*)::int AS people, (count(*) FILTER (WHERE EXISTS (SELECT FROM user_favorites o
       WHERE o.user_id = r.user_id AND o.type = r.type AND o.slot = r.slot)))::int AS filled
     FROM merged_records m LEFT JOIN LATERAL jsonb_populate_record(NULL::user_favorites, m.removed) r ON true
     WHERE m.change_id = $1`,
    [entry.id],
  );
  const { people = 0, filled = 0 } = rows[0] ?? {};
  if (filled > 0) {
    const who = filled === 1 ? "1 person has" : `${filled.toLocaleString("en")} people have`;
    throw new AppError("conflict", says("favoriteInPlace", { who }));
  }
  const words = people === 1 ? "1 person has" : `${people.toLocaleString("en")} people have`;
  requireSeen({ ...NO_EFFECT, people }, confirm, `${words} it as a favorite again.`);
  const type = before.type;
  if (isAliasNew) await deleteAlias(client, [type, before.normalized_name, into]);
  const { rowCount: makers } = await client.query("SELECT FROM users WHERE id = $1", [before.created_by_id]);
  await insertRows(client, model, [
    { ...recordedColumns(model, before), ...(makers === 0 ? { created_by_id: null } : {}) },
  ]);
  const { rowCount: moved } = await client.query(
    `UPDATE favorite_item_aliases SET item_id = $1
     WHERE type = $2::favorite_type AND normalized_name = ANY ($3) AND item_id = $4`,
    [id, type, aliases, into],
  );
  if (moved !== aliases.length) throw changedSince();
  await client.query(
    `UPDATE user_favorites f SET item_id = $2 FROM merged_records m
     WHERE m.change_id = $1 AND m.favorite_id = f.id AND m.removed IS NULL AND f.item_id = $3`,
    [entry.id, id, into],
  );
  await client.query(
    `INSERT INTO user_favorites SELECT r.* FROM merged_records m, jsonb_populate_record(NULL::user_favorites, m.removed) r
     WHERE m.change_id = $1 AND m.removed IS NOT NULL`,
    [entry.id],
  );
  await client.query("DELETE FROM merged_records WHERE change_id = $1", [entry.id]);
  const row = await findRow(client, model, id);
  return { rowId: id, rowName: entry.row_name, before: null, after: row ? columnsOf(model, row) : null };
}

async function deleteAlias(client: PoolClient, key: readonly unknown[]): Promise<void> {
  const { rowCount } = await client.query(
    "DELETE FROM favorite_item_aliases WHERE type = $1::favorite_type AND normalized_name = $2 AND item_id = $3",
    [...key],
  );
  if (rowCount === 0) throw changedSince();
}
