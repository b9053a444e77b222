import { createHash } from "node:crypto";
import { notFound } from "@/lib/errors";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { writtenBy } from "@/server/recipes/access";
import { analyseAhead } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import { requireRoom } from "@/server/recipes/create-recipe";
import { getRecipe, readRecipe } from "@/server/recipes/find-recipe";
import { insertLines } from "@/server/recipes/insert-lines";
import { leftOutOfCopy, leftOutTexts } from "@/server/recipes/left-out";
import { factSelect } from "@/server/recipes/recipe-facts";
import { findOpenLink } from "./find-shared-recipe";

const lines = { groupName: true, position: true } as const;
const copied = {
  id: true,
  title: true,
  ...factSelect,
  language: true,
  sourceClaims: true,
  leftOut: true,
  servings: true,
  updatedAt: true,
  ingredients: {
    select: { ...lines, name: true, quantity: true, unit: true, note: true },
    orderBy: { position: "asc" },
  },
  instructions: { select: { ...lines, text: true }, orderBy: { position: "asc" } },
} as const;

/**
 * Copies a shared recipe into a private one of the caller's own, without photos; the copy stays when the link or the
 * original is deleted. Copying the same recipe again returns the first copy; the caller's own recipe is returned
 * itself. Errors: 404 for a key that opens nothing.
 */
export async function keepCopy(caller: { userId: string }, key: string): Promise<RecipeDetailWire> {
  const link = await findOpenLink(key);
  const recipe = link && (await db.recipe.findUnique({ where: { id: link.recipeId }, select: copied }));
  if (!recipe) throw notFound("recipe");
  if (link.ownerId === caller.userId) {
    const own = await readRecipe(caller, { id: recipe.id, ...writtenBy(caller) });
    if (!own) throw notFound("recipe");
    return own;
  }
  const { id: of, updatedAt, ingredients, instructions, sourceClaims, leftOut: ofSource, ...columns } = recipe;
  const leftOut = leftOutOfCopy(ofSource, { ingredients, instructions });
  const importHash = createHash("sha256").update(`copy of ${of} ${updatedAt.toISOString()}`).digest("base64url");
  const words = { titles: [columns.title], leftOut: leftOutTexts(leftOut), ingredients, instructions };
  const ahead = await analyseAhead(words, caller);
  const id = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const copy = { ownerId_importHash: { ownerId: caller.userId, importHash } };
    const existing = await tx.recipe.findUnique({ where: copy, select: { id: true } });
    if (existing) return existing.id;
    await requireRoom(tx, caller.userId);
    const own = { ownerId: caller.userId, origin: "created", isPublic: false, importHash, createdAt: now() } as const;
    const created = await tx.recipe.create({
      data: { ...columns, ...own, leftOut, sourceClaims: sourceClaims ?? [] },
      select: { id: true },
    });
    await insertLines(tx, created.id, { ingredients, instructions });
    await storeAnalyses(tx, [created.id], ahead);
    return created.id;
  });
  return getRecipe(caller, id);
}
