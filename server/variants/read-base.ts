import type { Transaction } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { readableBy } from "@/server/recipes/access";
import { ingredientSelect } from "@/server/recipes/wire";

const IN_ORDER = { orderBy: { position: "asc" } } as const;

const baseSelect = {
  id: true,
  title: true,
  servings: true,
  updatedAt: true,
  leftOut: true,
  ingredients: { select: ingredientSelect, ...IN_ORDER },
  instructions: { select: { id: true, text: true, groupName: true }, ...IN_ORDER },
} as const satisfies Prisma.RecipeSelect;

export type BaseRow = Prisma.RecipeGetPayload<{ select: typeof baseSelect }>;

/**
 * The base recipe, locked until the transaction ends so that its lines are not deleted meanwhile; null if it does not
 * exist or the person may not read it.
 */
export async function readBase(tx: Transaction, caller: { userId: string }, id: string): Promise<BaseRow | null> {
  await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${id}::uuid FOR SHARE`;
  return tx.recipe.findFirst({ where: { id, ...readableBy(caller) }, select: baseSelect });
}
