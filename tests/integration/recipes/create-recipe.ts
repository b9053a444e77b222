import { randomUUID } from "node:crypto";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { analysisVersion } from "@/server/dietary/analysis-version";

/**
 * A recipe that was extracted from a page: public, without an owner. `dietaryInfo`: as if the engine had just judged
 * it.
 */
export const createParsedRecipe = async (over: Partial<Prisma.RecipeUncheckedCreateInput> = {}) => {
  const sourceUrl = `https://soup.example/${randomUUID()}`;
  const recipe = await db.recipe.create({
    data: {
      origin: "parsed",
      title: "Soup",
      isPublic: true,
      sourceUrl,
      sourceUrlNormalized: sourceUrl,
      createdAt: now(),
      ...over,
    },
    select: { id: true, sourceUrl: true },
  });
  // Writing lines revokes the recipe's judgement, so the judgement is written afterwards.
  const { dietaryInfo } = over;
  if (dietaryInfo !== undefined) {
    const data = { dietaryInfo, engineVersion: analysisVersion() };
    await db.recipe.update({ where: { id: recipe.id }, data });
  }
  return recipe;
};

/** A recipe that a person wrote, private by default. */
export const createOwnRecipe = (ownerId: string, over: Partial<Prisma.RecipeUncheckedCreateInput> = {}) =>
  db.recipe.create({
    data: { origin: "created", title: "Own stew", ownerId, createdAt: now(), ...over },
    select: { id: true },
  });

export const saveRecipe = async (userId: string, recipeId: string): Promise<void> => {
  await db.savedRecipe.create({ data: { userId, recipeId, createdAt: now() } });
};
