import type { RecipeMarkChanges, RecipeMarkWire } from "@/lib/schemas/cookbook";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { type Caller, requireRecipe } from "./access";
import { getMark } from "./get-mark";

/**
 * Stores the caller's own rating, note or tags of a recipe. Fields that are not given stay as they are. Errors: 404 for
 * the recipe.
 */
export async function changeMark(
  caller: Caller,
  recipeId: string,
  { rating, note, tags }: RecipeMarkChanges,
): Promise<RecipeMarkWire> {
  const changes = {
    ...(rating === undefined ? {} : { rating }),
    ...(note === undefined ? {} : { note }),
    ...(tags === undefined ? {} : { tags }),
    updatedAt: now(),
  };
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    await requireRecipe(caller, recipeId, tx);
    const key = { userId: caller.userId, recipeId };
    await tx.recipeMark.upsert({
      where: { userId_recipeId: key },
      create: { ...key, ...changes },
      update: changes,
      select: { userId: true },
    });
  });
  return getMark(caller, recipeId);
}
