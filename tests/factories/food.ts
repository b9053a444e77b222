import { randomUUID } from "node:crypto";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import type { FavoriteType } from "@/lib/schemas/favorites";
import { normalizedName } from "@/lib/text/normalized-name";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { noteConsent } from "@/server/profile/health-consent";

type IngredientOptions = { parentId?: string; synonyms?: string[]; origin?: "reference" | "inferred" | "admin" };

export async function createIngredient(name: string = `Food ${randomUUID()}`, options: IngredientOptions = {}) {
  const { parentId, synonyms = [], origin = "reference" } = options;
  return db.ingredient.create({
    data: {
      name,
      normalizedName: normalizedName(name),
      category: "test",
      origin,
      confirmed: origin !== "inferred",
      createdAt: now(),
      ...(parentId ? { parents: { create: { parentId } } } : {}),
      synonyms: { create: synonyms.map((text) => ({ text, normalizedText: normalizedName(text) })) },
    },
    select: { id: true, name: true },
  });
}

export const createIngredientPreference = async (userId: string, preferenceType: PreferenceType = "avoid") => {
  const ingredient = await createIngredient();
  return db.ingredientPreference.create({
    data: { userId, ingredientId: ingredient.id, preferenceType, createdAt: now() },
    select: { id: true, ingredientId: true },
  });
};

type ItemOptions = { name?: string; type?: FavoriteType; approved?: boolean; createdById?: string };

export async function createFavoriteItem(options: ItemOptions = {}) {
  const { name = `Dish ${randomUUID()}`, type = "food", approved = true, createdById } = options;
  return db.favoriteItem.create({
    data: {
      name,
      normalizedName: normalizedName(name),
      type,
      approved,
      createdById: createdById ?? null,
      createdByTeam: !createdById,
      createdAt: now(),
    },
    select: { id: true, name: true, type: true },
  });
}

export async function createFavorite(userId: string, options: ItemOptions & { slot?: number } = {}) {
  const { slot = 1, ...itemOptions } = options;
  const item = await createFavoriteItem(itemOptions);
  return db.userFavorite.create({
    data: { userId, itemId: item.id, type: item.type, slot, createdAt: now() },
    select: { id: true, itemId: true },
  });
}

/** Favorites, with the consent to health data that is needed to share them. */
export async function createUserHealthConcern(userId: string, name = "diabetes", slot = 1) {
  await db.$transaction((tx) => noteConsent(tx, userId, "health", "statement"));
  const concern = await db.healthConcern.findUniqueOrThrow({ where: { name }, select: { id: true } });
  return db.userHealthConcern.create({
    data: { userId, healthConcernId: concern.id, slot, createdAt: now() },
    select: { id: true, healthConcernId: true },
  });
}
