import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { readableBy } from "./access";
import { announceStale } from "./analysis/stale";
import { listRecipe } from "./list-recipe";
import { recipeSelect, toRecipeWire } from "./wire";

const MAX_SAVED_RECIPES = 1000;

/** Saves a recipe that the person may read; saving it again changes nothing. `isNew`: it was not saved before. */
export async function saveRecipe(
  caller: { userId: string },
  recipeId: string,
): Promise<{ recipe: RecipeWire; isNew: boolean }> {
  const { userId } = caller;
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    // Locks the recipe until the row that refers to it is stored; a recipe that is being deleted at this moment counts
    // as gone.
    await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${recipeId}::uuid FOR KEY SHARE`;
    const where = { id: recipeId, ...readableBy(caller) };
    if (!(await tx.recipe.findFirst({ where, select: { id: true } }))) throw notFound("recipe");
    const key = { userId_recipeId: { userId, recipeId } };
    const isNew = (await tx.savedRecipe.findUnique({ where: key, select: { userId: true } })) === null;
    if (isNew) {
      if ((await tx.savedRecipe.count({ where: { userId } })) >= MAX_SAVED_RECIPES) {
        throw new AppError("conflict", says("savedMost", { count: MAX_SAVED_RECIPES }));
      }
      await listRecipe(recipeId, tx);
      await tx.savedRecipe.create({ data: { userId, recipeId, createdAt: now() } });
      // The background job soon stores how the recipe fits, so that the person can be told when that changes.
      announceStale();
    }
    const row = await tx.recipe.findUniqueOrThrow({ where: { id: recipeId }, select: recipeSelect(caller) });
    return { recipe: toRecipeWire(row, caller), isNew };
  });
}

/** 404 for a recipe that was not saved. */
export async function unsaveRecipe(caller: { userId: string }, recipeId: string): Promise<void> {
  const { count } = await db.savedRecipe.deleteMany({ where: { userId: caller.userId, recipeId } });
  if (count === 0) throw notFound("savedRecipe");
}
