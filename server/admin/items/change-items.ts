import type { PoolClient } from "pg";
import { z } from "zod";
import { AppError, invalidField, notFound } from "@/lib/errors";
import type { ItemWire } from "@/lib/schemas/admin-items";
import type { FavoriteType } from "@/lib/schemas/favorites";
import { normalizedName } from "@/lib/text/normalized-name";
import { isUniqueViolation } from "@/server/db/errors";
import { inTransaction } from "@/server/db/in-transaction";
import { queryText } from "@/server/db/query-text";
import { uuid7 } from "@/server/db/uuid7";
import { type Actor, type AuditAction, writeAudit } from "../audit/write-audit";
import { keepMergedRecords, MERGING_RECORD } from "../ml/merged-records";
import { findRow } from "../rows/get-row";
import { columnsOf } from "../rows/row-wire";
import { getModel } from "../schema/admin-model";
import { ITEM_COLUMNS, ITEM_ROW, toItemWire } from "./item-wire";
import type { MovedItem } from "./unmerge-item";

const ALIAS = z.object({ normalized_name: z.string() });

type NewItem = { name: string; type: FavoriteType; approved: boolean };

/** 409 if an item of the same type has the name already, as its name or as an alias. */
export async function createItem(actor: Actor, { name, type, approved }: NewItem): Promise<ItemWire> {
  const normalized = normalizedName(name);
  if (!normalized) throw invalidField("name", "nameNeedsLetter");
  const id = uuid7();
  try {
    return await inTransaction(async (client) => {
      const { rowCount: aliases } = await client.query(
        "SELECT FROM favorite_item_aliases WHERE type = $1::favorite_type AND normalized_name = $2",
        [type, normalized],
      );
      if (aliases !== 0) throw there();
      await client.query(
        `INSERT INTO favorite_items (id, name, normalized_name, type, approved, created_by_team)
         VALUES ($1, $2, $3, $4::favorite_type, $5, true)`,
        [id, name, normalized, type, approved],
      );
      await note(client, actor, "create", id, null);
      return getItem(client, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw there();
    throw error;
  }
}

const there = () => new AppError("conflict", "itemThere");

export async function approveItem(actor: Actor, id: string, approved: boolean): Promise<ItemWire> {
  return inTransaction(async (client) => {
    const before = await lockItem(client, id);
    await client.query("UPDATE favorite_items SET approved = $2 WHERE id = $1", [id, approved]);
    await note(client, actor, "update", id, before);
    return getItem(client, id);
  });
}

/** Also removes the item from everybody's favourites; the screen says beforehand how many people have it. */
export async function deleteItem(actor: Actor, id: string): Promise<void> {
  await inTransaction(async (client) => {
    const before = await lockItem(client, id);
    await client.query("DELETE FROM favorite_items WHERE id = $1", [id]);
    await note(client, actor, "delete", id, before);
  });
}

/**
 * Everybody who has the merged item gets the other one; its name becomes an alias, so that people who write it get the
 * other one too. A person who has both keeps one.
 */
export async function mergeItem(actor: Actor, id: string, into: string): Promise<ItemWire> {
  if (id === into) throw invalidField("into", "itemIntoItself");
  return inTransaction(async (client) => {
    // In a fixed order, so that two merges of the same pair cannot deadlock.
    for (const each of [id, into].sort())
      await client.query("SELECT FROM favorite_items WHERE id = $1 FOR UPDATE", [each]);
    const before = await lockItem(client, id);
    const target = await lockItem(client, into);
    if (before.type !== target.type) throw invalidField("into", "foodIntoDrink");
    const favorites = await queryText(
      client,
      MERGING_RECORD,
      `SELECT NULL::uuid AS preference_id, NULL::uuid AS limit_person_id, NULL::uuid AS limit_ingredient_id,
         coalesce(one.id, other.id) AS favorite_id, NULL::jsonb AS before,
         CASE WHEN one.id IS NOT NULL THEN to_jsonb(other) END AS removed
       FROM user_favorites other LEFT JOIN user_favorites one ON one.user_id = other.user_id AND one.item_id = $2
       WHERE other.item_id = $1`,
      [id, into],
    );
    await client.query(
      `DELETE FROM user_favorites f WHERE f.item_id = $1
         AND EXISTS (SELECT FROM user_favorites o WHERE o.user_id = f.user_id AND o.item_id = $2)`,
      [id, into],
    );
    await client.query("UPDATE user_favorites SET item_id = $2 WHERE item_id = $1", [id, into]);
    const aliases = await queryText(
      client,
      ALIAS,
      "UPDATE favorite_item_aliases SET item_id = $2 WHERE item_id = $1 RETURNING normalized_name",
      [id, into],
    );
    await client.query("DELETE FROM favorite_items WHERE id = $1", [id]);
    const { rowCount: added } = await client.query(
      `INSERT INTO favorite_item_aliases (type, normalized_name, name, item_id)
       VALUES ($1::favorite_type, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [before.type, before.normalized_name, before.name, into],
    );
    const moved: MovedItem = {
      aliases: aliases.map(({ normalized_name }) => normalized_name),
      isAliasNew: added === 1,
    };
    const changeId = uuid7();
    await writeAudit(client, { actor, action: "merge", model: getModel("favorite_items") }, [
      {
        id: changeId,
        rowId: id,
        rowName: String(before.name),
        before,
        after: { into: target.name, into_id: into },
        undoWith: moved,
      },
    ]);
    await keepMergedRecords(client, changeId, favorites);
    return getItem(client, into);
  });
}

async function lockItem(client: PoolClient, id: string): Promise<Record<string, unknown>> {
  const model = getModel("favorite_items");
  const row = await findRow(client, model, id, true);
  if (!row) throw notFound("item");
  return columnsOf(model, row);
}

async function getItem(client: PoolClient, id: string): Promise<ItemWire> {
  const rows = await queryText(
    client,
    ITEM_ROW,
    `SELECT ${ITEM_COLUMNS} FROM favorite_items i LEFT JOIN users u ON u.id = i.created_by_id WHERE i.id = $1`,
    [id],
  );
  if (!rows[0]) throw notFound("item");
  return toItemWire(rows[0]);
}

async function note(
  client: PoolClient,
  actor: Actor,
  action: AuditAction,
  id: string,
  before: Record<string, unknown> | null,
): Promise<void> {
  const model = getModel("favorite_items");
  const row = await findRow(client, model, id);
  const after = row ? columnsOf(model, row) : null;
  const rowName = String((after ?? before)?.name ?? "");
  await writeAudit(client, { actor, action, model }, [{ rowId: id, rowName, before, after }]);
}
