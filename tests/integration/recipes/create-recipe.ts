import { randomUUID } from "node:crypto";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";

/** Extracted from a page: public, of nobody. */
export const createParsedRecipe = (over: Partial<Prisma.RecipeUncheckedCreateInput> = {}) => {
  const sourceUrl = `https://soup.example/${randomUUID()}`;
  return db.recipe.create({
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
};

/** Written by a person: private unless said otherwise. */
export const createOwnRecipe = (ownerId: string, over: Partial<Prisma.RecipeUncheckedCreateInput> = {}) =>
  db.recipe.create({
    data: { origin: "created", title: "Own stew", ownerId, createdAt: now(), ...over },
    select: { id: true },
  });

export const saveRecipe = async (userId: string, recipeId: string): Promise<void> => {
  await db.savedRecipe.create({ data: { userId, recipeId, createdAt: now() } });
};
