import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { householdsOf } from "@/server/household/access";

/**
 * Conditions for a list that the person may use: their own, or one shared with a household of theirs; others are not
 * found.
 */
export const usedList = (userId: string, id: string) => ({
  id,
  OR: [{ ownerId: userId }, { household: { members: { some: { userId } } } }],
});

/** The same as usedList in SQL, for a list `g`. It is written so that PostgreSQL can use an index on either column. */
export const usedBy = (userId: string) =>
  Prisma.sql`(g.owner_id = ${userId}::uuid OR g.household_id = ANY(${householdsOf(userId)}))`;

export const listNotFound = () => notFound("groceryList");

/**
 * Locks a list for an action that only its owner may take. Members of its household, who can see the list, are refused
 * with 403; for anybody else it does not exist (404).
 */
export async function requireOwner(tx: Transaction, userId: string, id: string): Promise<void> {
  await lockList(tx, userId, id);
  const list = await tx.groceryList.findUnique({ where: { id }, select: { ownerId: true } });
  if (list?.ownerId !== userId) throw new AppError("forbidden", "onlyWhoShared");
}

const LIST = z.object({ id: z.string() });

/**
 * Locks the list, so that its changes come one after another: totals and ticks are computed from rows that cannot
 * change.
 */
export async function lockList(tx: Transaction, userId: string, id: string): Promise<void> {
  const rows = await queryRowsIn(
    tx,
    LIST,
    Prisma.sql`
    SELECT id FROM grocery_lists g WHERE id = ${id}::uuid AND ${usedBy(userId)} FOR UPDATE`,
  );
  if (rows.length === 0) throw listNotFound();
}

/** The same as lockList, for changes that certainly happen: it sets `updated_at` in the same statement. */
export async function touchList(tx: Transaction, userId: string, id: string): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE grocery_lists g SET updated_at = ${now()} WHERE id = ${id}::uuid AND ${usedBy(userId)}`;
  if (count === 0) throw listNotFound();
}

/** An added recipe `r` that was not removed from the list, or was put back after it was removed. */
export const ON_LIST = Prisma.sql`(r.removed_at IS NULL OR r.restored_at > r.removed_at)`;

/**
 * What a person sees of an item `i`: not deleted, and written by hand or needed by a recipe that is still on the list.
 */
export const SHOWN = Prisma.sql`(i.deleted_at IS NULL OR i.revived_at > i.deleted_at) AND (i.is_manual OR EXISTS (
  SELECT 1 FROM grocery_contributions c JOIN grocery_list_recipes r ON r.id = c.list_recipe_id
  WHERE c.item_id = i.id AND ${ON_LIST}))`;
