import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";

/** A grocery list is its owner's alone; another's is absent. */
export const ownedList = (userId: string, id: string) => ({ id, ownerId: userId });

export const listNotFound = () => notFound("Grocery list");

/** Changes of one list come one after another: totals and ticks are worked out from rows that stand still. */
export async function lockList(tx: Transaction, userId: string, id: string): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM grocery_lists WHERE id = ${id}::uuid AND owner_id = ${userId}::uuid FOR UPDATE`;
  if (rows.length === 0) throw listNotFound();
}

/** As lockList, for what surely changes the list: one statement less. */
export async function touchList(tx: Transaction, userId: string, id: string): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE grocery_lists SET updated_at = ${now()} WHERE id = ${id}::uuid AND owner_id = ${userId}::uuid`;
  if (count === 0) throw listNotFound();
}

/** An adding `r` that nobody has taken back, or that somebody wanted again after that. */
export const ON_LIST = Prisma.sql`(r.removed_at IS NULL OR r.restored_at > r.removed_at)`;

/** What a person sees of a list `i`: not deleted, and written by hand or wanted by a recipe that is still on it. */
export const SHOWN = Prisma.sql`(i.deleted_at IS NULL OR i.revived_at > i.deleted_at) AND (i.is_manual OR EXISTS (
  SELECT 1 FROM grocery_contributions c JOIN grocery_list_recipes r ON r.id = c.list_recipe_id
  WHERE c.item_id = i.id AND ${ON_LIST}))`;
