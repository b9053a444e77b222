import { AppError, invalidField, notFound } from "@/lib/errors";
import type { UpdateVariantBody, VariantDetailWire } from "@/lib/schemas/variants";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { ownedVariants } from "@/server/recipes/access";
import { analyseAhead } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import { leftOutTexts, stillLeftOut } from "@/server/recipes/left-out";
import { toIngredientColumns } from "@/server/recipes/recipe-lines";
import { replaceIngredients, replaceInstructions } from "@/server/recipes/replace-lines";
import { noInstruction } from "./create-variant";
import { getVariant } from "./find-variant";
import { ofBase } from "./of-base";
import { readBase } from "./read-base";

/**
 * Replaces the title and the lines; the base cannot change. Errors: 403 for another person's `user_id`, 404 for a
 * variant that is not the caller's, 409 when the variant was changed after `updated_at`, 422 for another
 * `base_recipe_id`.
 */
export async function updateVariant(
  caller: { userId: string },
  id: string,
  body: UpdateVariantBody,
): Promise<VariantDetailWire> {
  if (body.user_id && body.user_id !== caller.userId) throw new AppError("forbidden", "notYourAccount");
  const before = await db.recipe.findFirst({ where: { id, ...ownedVariants(caller) }, select: { leftOut: true } });
  const words = {
    titles: [body.title],
    ingredients: body.variant_ingredients.map(toIngredientColumns),
    instructions: body.variant_instructions,
    leftOut: leftOutTexts(before?.leftOut ?? []),
  };
  const ahead = await analyseAhead(words, caller);
  await db.$transaction(async (tx) => {
    // Locks the base before the variant, in the same order as the deletion of a base, to avoid a deadlock.
    const made = await tx.recipe.findFirst({ where: { id, ...ownedVariants(caller) }, select: { baseRecipeId: true } });
    const base = made?.baseRecipeId ? await readBase(tx, caller, made.baseRecipeId) : null;
    // Of two simultaneous changes, the second must see the result of the first.
    await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${id}::uuid FOR UPDATE`;
    const variant = await tx.recipe.findFirst({
      where: { id, ...ownedVariants(caller) },
      select: { updatedAt: true, baseRecipeId: true, leftOut: true, _count: { select: { instructions: true } } },
    });
    if (!variant) throw notFound("variant");
    if (body.updated_at && Date.parse(body.updated_at) !== variant.updatedAt.getTime()) {
      throw new AppError("conflict", "variantChanged");
    }
    if (body.base_recipe_id && variant.baseRecipeId && body.base_recipe_id !== variant.baseRecipeId) {
      throw invalidField("base_recipe_id", "variantKeepsBase");
    }
    if (body.variant_instructions.length === 0 && variant._count.instructions > 0) throw noInstruction();
    const seen = body.base_updated_at ? new Date(body.base_updated_at) : null;
    const lines = { ingredients: body.variant_ingredients, instructions: body.variant_instructions };
    await tx.recipe.update({
      where: { id },
      data: {
        title: body.title,
        leftOut: stillLeftOut(variant.leftOut, lines, body.dismiss_left_out),
        updatedAt: after(variant.updatedAt),
        ...(base && seen?.getTime() === base.updatedAt.getTime() ? { baseUpdatedAt: seen } : {}),
      },
    });
    const { ingredients, instructions } = ofBase(lines, base ?? (await baseLinesOf(tx, id)));
    await replaceIngredients(tx, id, ingredients);
    await replaceInstructions(tx, id, instructions);
    await storeAnalyses(tx, [id], ahead);
  });
  return getVariant(caller, id);
}

/** When the owner may not read the base at the moment: the lines of the base that the variant refers to. */
async function baseLinesOf(tx: Transaction, recipeId: string) {
  const ingredients = await tx.recipeIngredient.findMany({ where: { recipeId }, select: { baseIngredientId: true } });
  const instructions = await tx.recipeInstruction.findMany({
    where: { recipeId },
    select: { baseInstructionId: true },
  });
  return {
    ingredients: ingredients.flatMap(({ baseIngredientId: id }) => (id ? [{ id }] : [])),
    instructions: instructions.flatMap(({ baseInstructionId: id }) => (id ? [{ id }] : [])),
  };
}

/** A later time than before, so that two changes within a millisecond get different times. */
const after = (previous: Date): Date => new Date(Math.max(now().getTime(), previous.getTime() + 1));
