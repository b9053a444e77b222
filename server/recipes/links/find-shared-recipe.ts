import type { RecipeDetailWire, RecipePhotoWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import type { Reader } from "@/server/recipes/access";
import { readRecipe } from "@/server/recipes/find-recipe";
import { stillOpen } from "@/server/sharing/access";
import { recipeLinkIdOf } from "./recipe-key";

export type OpenLink = { linkId: string; ownerId: string; recipeId: string };

/**
 * The link that a key opens now. Null for a key that is wrong, revoked or expired, and for a recipe that an
 * administrator has hidden.
 */
export async function findOpenLink(key: string): Promise<OpenLink | null> {
  const id = recipeLinkIdOf(key);
  if (!id) return null;
  const link = await db.recipeLink.findFirst({
    where: { id, ...stillOpen(), recipe: { hiddenAt: null } },
    select: { userId: true, recipeId: true, recipe: { select: { ownerId: true } } },
  });
  if (!link || link.recipe.ownerId !== link.userId) return null;
  return { linkId: id, ownerId: link.userId, recipeId: link.recipeId };
}

/** The recipe behind a key, judged for the reader when there is one. The same key opens its photos. */
export async function findSharedRecipe(
  reader: Reader,
  key: string,
): Promise<{ link: OpenLink; recipe: RecipeDetailWire } | null> {
  const link = await findOpenLink(key);
  if (!link) return null;
  const recipe = await readRecipe(reader, { id: link.recipeId, ownerId: link.ownerId, hiddenAt: null });
  if (!recipe) return null;
  const photos = recipe.photos.map((photo) => byKey(photo, key));
  return { link, recipe: { ...recipe, image: recipe.image && keyed(recipe.image, key), photos } };
}

const byKey = (photo: RecipePhotoWire, key: string): RecipePhotoWire => ({
  ...photo,
  url: keyed(photo.url, key),
  renditions: photo.renditions.map((each) => ({ ...each, url: keyed(each.url, key) })),
});

/** Adds the key to addresses of our own photo route only, so that no other server ever sees it. */
const keyed = (address: string, key: string): string =>
  address.startsWith("/photos/") ? `${address}?key=${encodeURIComponent(key)}` : address;
