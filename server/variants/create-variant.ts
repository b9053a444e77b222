import { AppError, invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { CreateVariantBody, CreateVariantQuery, VariantDetailWire } from "@/lib/schemas/variants";
import { defaultVariantTitle } from "@/lib/variants/compare-lines";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { ownedVariants, readableBy } from "@/server/recipes/access";
import { type Ahead, analyseAhead, type RecipeWords } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import { insertLines } from "@/server/recipes/insert-lines";
import { leftOutOfCopy, leftOutTexts } from "@/server/recipes/left-out";
import { toIngredientColumns, toNewLines } from "@/server/recipes/recipe-lines";
import { ingredientSelect } from "@/server/recipes/wire";
import { copyOf, isOwnVersion } from "./edits";
import { getVariant } from "./find-variant";
import { ofBase } from "./of-base";
import { readBase } from "./read-base";

/** The limit is needed because a person's variants are listed without pages. */
export const MAX_VARIANTS = 1000;

/**
 * Creates a person's own version of a recipe that they may read: with the edited lines, or with a copy of the base's
 * lines. A repeated `id` returns the existing variant. Errors: 403 for another person's `user_id`, 404 for the base,
 * 422 for edits that change nothing, 409 for a taken id or too many variants.
 */
export async function createVariant(
  caller: { userId: string },
  recipeId: string,
  query: CreateVariantQuery,
  body: CreateVariantBody,
): Promise<VariantDetailWire> {
  if (query.user_id && query.user_id !== caller.userId) throw new AppError("forbidden", "notYourAccount");
  const ahead = await analyseAhead(await wordsToRead(caller, recipeId, query, body), caller);
  const id = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    if (body?.id && (await isThere(tx, caller, recipeId, body.id))) return body.id;
    return insertVariant(tx, caller, recipeId, { query, body, ahead });
  });
  return getVariant(caller, id);
}

/** The words to analyse before the transaction. If the base changes meanwhile, the variant is judged a little later. */
async function wordsToRead(
  caller: { userId: string },
  recipeId: string,
  query: CreateVariantQuery,
  body: CreateVariantBody,
): Promise<RecipeWords> {
  const base = await db.recipe.findFirst({
    where: { id: recipeId, ...readableBy(caller) },
    select: {
      title: true,
      leftOut: true,
      ingredients: { select: ingredientSelect },
      instructions: { select: { text: true } },
    },
  });
  return {
    titles: [titleOf(base?.title ?? "", query, body)],
    ingredients: body?.variant_ingredients?.map(toIngredientColumns) ?? base?.ingredients ?? [],
    instructions: body?.variant_instructions ?? base?.instructions ?? [],
    leftOut: leftOutTexts(base?.leftOut ?? []),
  };
}

const titleOf = (base: string, query: CreateVariantQuery, body: CreateVariantBody): string =>
  body?.title ?? (query.custom_title || defaultVariantTitle(base));

async function isThere(tx: Transaction, caller: { userId: string }, recipeId: string, id: string): Promise<boolean> {
  const row = await tx.recipe.findUnique({
    where: { id },
    select: { ownerId: true, baseRecipeId: true, baseRecipeTitle: true },
  });
  // Rows of other people look as if they did not exist, but their ids cannot be used.
  if (row && row.ownerId !== caller.userId) throw notFound("variant");
  if (row && (row.baseRecipeTitle === null || row.baseRecipeId !== recipeId)) throw new AppError("conflict", "idTaken");
  return row !== null;
}

async function insertVariant(
  tx: Transaction,
  caller: { userId: string },
  recipeId: string,
  { query, body, ahead }: { query: CreateVariantQuery; body: CreateVariantBody; ahead: Ahead },
): Promise<string> {
  const base = await readBase(tx, caller, recipeId);
  if (!base) throw notFound("baseRecipe");
  const copy = copyOf(base);
  const edits = {
    title: titleOf(base.title, query, body),
    ingredients: body?.variant_ingredients ?? copy.ingredients,
    instructions: body?.variant_instructions ?? copy.instructions,
  };
  if (body && !isOwnVersion(base, edits)) {
    throw invalidField("title", "nothingDiffers", "nothing_changed");
  }
  if (edits.instructions.length === 0 && base.instructions.length > 0) throw noInstruction();
  if ((await tx.recipe.count({ where: ownedVariants(caller) })) >= MAX_VARIANTS) {
    throw new AppError("conflict", says("variantsMost", { count: MAX_VARIANTS }));
  }
  const { id } = await tx.recipe.create({
    data: {
      origin: "created",
      ...(body?.id ? { id: body.id } : {}),
      ownerId: caller.userId,
      baseRecipeId: base.id,
      baseRecipeTitle: base.title,
      baseUpdatedAt: base.updatedAt,
      title: edits.title,
      servings: base.servings,
      leftOut: leftOutOfCopy(base.leftOut, edits),
      createdAt: now(),
    },
    select: { id: true },
  });
  await insertLines(tx, id, toNewLines(ofBase(edits, base)));
  await storeAnalyses(tx, [id], ahead);
  return id;
}

export const noInstruction = () => invalidField("variant_instructions", "oneInstruction", "too_short");
