import { AppError, notFound } from "@/lib/errors";
import type { UpdateRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { ownedBy } from "./access";
import { analyseAhead } from "./analysis/analyse-ahead";
import { announceStale } from "./analysis/stale";
import { storeAnalyses } from "./analysis/store-analysis";
import { getRecipe } from "./find-recipe";
import { leftOutTexts, stillLeftOut } from "./left-out";
import { toFactColumns } from "./recipe-facts";
import { toIngredientColumns } from "./recipe-lines";
import { replaceIngredients, replaceInstructions } from "./replace-lines";

/**
 * Replaces title and lines; other fields that the body leaves out stay. A line that keeps its id stays the same row,
 * so that variants still know which line theirs was made from. Errors: 404 for a recipe that is not the caller's, 409
 * when it was changed after `updated_at`.
 */
export async function updateRecipe(
  caller: { userId: string },
  id: string,
  body: UpdateRecipeBody,
): Promise<RecipeDetailWire> {
  if (body.user_id && body.user_id !== caller.userId) throw new AppError("forbidden", "notYourAccount");
  const { title, instructions } = body;
  const before = await db.recipe.findFirst({ where: { id, ...ownedBy(caller) }, select: { leftOut: true } });
  const leftOut = leftOutTexts(before?.leftOut ?? []);
  const words = { titles: [title], ingredients: body.ingredients.map(toIngredientColumns), instructions, leftOut };
  const ahead = await analyseAhead(words, caller);
  await db.$transaction(async (tx) => {
    // Locks the recipe: of two simultaneous changes the second sees the result of the first.
    await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${id}::uuid FOR UPDATE`;
    const where = { id, ...ownedBy(caller) };
    const recipe = await tx.recipe.findFirst({ where, select: { updatedAt: true, leftOut: true } });
    if (!recipe) throw notFound("recipe");
    if (body.updated_at && Date.parse(body.updated_at) !== recipe.updatedAt.getTime()) {
      throw new AppError("conflict", "recipeChanged");
    }
    await tx.recipe.update({
      where: { id },
      data: {
        ...toColumns(body),
        leftOut: stillLeftOut(recipe.leftOut, body, body.dismiss_left_out),
        updatedAt: after(recipe.updatedAt),
      },
    });
    await replaceIngredients(tx, id, body.ingredients);
    await replaceInstructions(tx, id, body.instructions);
    await storeAnalyses(tx, [id], ahead);
  });
  // The background job soon tells people who saved it when it fits them differently now.
  announceStale();
  return getRecipe(caller, id);
}

/** Later than the previous change by at least a millisecond, so that `updated_at` tells the two apart. */
const after = (previous: Date): Date => new Date(Math.max(now().getTime(), previous.getTime() + 1));

/**
 * Only the fields that were sent, because the client refuses `undefined`. An edited recipe is no longer the pasted
 * text, and loses the claims of its page.
 */
function toColumns(body: UpdateRecipeBody): Prisma.RecipeUpdateInput {
  return {
    title: body.title,
    importHash: null,
    sourceClaims: [],
    ...(body.is_public === undefined ? {} : { isPublic: body.is_public }),
    ...toFactColumns(body),
    ...(body.image === undefined ? {} : { image: body.image }),
    ...(body.servings === undefined ? {} : { servings: body.servings }),
  };
}
