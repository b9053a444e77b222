import { AppError, notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { householdsOf } from "@/server/household/access";

/** A grocery list is its owner's and, when it is shared, their household's; another's is absent. */
export const usedList = (userId: string, id: string) => ({
  id,
  OR: [{ ownerId: userId }, { household: { members: { some: { userId } } } }],
});

/** The same of a list `g`, for an index on either column. */
export const usedBy = (userId: string) =>
  Prisma.sql`(g.owner_id = ${userId}::uuid OR g.household_id = ANY(${householdsOf(userId)}))`;

export const listNotFound = () => notFound("Grocery list");

/**
 * As usedList, for what only its owner may do: to the rest of the household it is there, and refused (403).
 */
export async function requireOwner(tx: Transaction, userId: string, id: string): Promise<void> {
  await lockList(tx, userId, id);
  const list = await tx.groceryList.findUnique({ where: { id }, select: { ownerId: true } });
  if (list?.ownerId !== userId) throw new AppError("forbidden", "Only who shared the list may do this.");
}

/** Changes of one list come one after another: totals and ticks are worked out from rows that stand still. */
export async function lockList(tx: Transaction, userId: string, id: string): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM grocery_lists g WHERE id = ${id}::uuid AND ${usedBy(userId)} FOR UPDATE`;
  if (rows.length === 0) throw listNotFound();
}

/** As lockList, for what surely changes the list: one statement less. */
export async function touchList(tx: Transaction, userId: string, id: string): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE grocery_lists g SET updated_at = ${now()} WHERE id = ${id}::uuid AND ${usedBy(userId)}`;
  if (count === 0) throw listNotFound();
}

/** An adding `r` that nobody has taken back, or that somebody wanted again after that. */
export const ON_LIST = Prisma.sql`(r.removed_at IS NULL OR r.restored_at > r.removed_at)`;

/** What a person sees of a list `i`: not deleted, and written by hand or wanted by a recipe that is still on it. */
export const SHOWN = Prisma.sql`(i.deleted_at IS NULL OR i.revived_at > i.deleted_at) AND (i.is_manual OR EXISTS (
  SELECT 1 FROM grocery_contributions c JOIN grocery_list_recipes r ON r.id = c.list_recipe_id
  WHERE c.item_id = i.id AND ${ON_LIST}))`;
