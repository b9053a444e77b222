import type { PhotoWire } from "@/lib/schemas/photos";
import type { Prisma } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { type RenditionWidth, renditionKey } from "@/server/storage/object-key";
import { widthsOf } from "./photos/rendition-widths";

/** Wide enough for a card on any screen, at double pixel density too. */
const CARD_WIDTH: RenditionWidth = 640;

/** The primary photo first, then by the order of upload. Part of every recipe's `select`. */
export const photosOfRecipe = {
  select: { id: true, storageKey: true, width: true, height: true, placeholder: true, caption: true, isPrimary: true },
  orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { id: "asc" }],
} as const satisfies Prisma.RecipePhotoFindManyArgs;

export type PhotoRow = Prisma.RecipePhotoGetPayload<Pick<typeof photosOfRecipe, "select">>;

type RecipeOfPhoto = { isPublic: boolean };

export function toPhotoWire(row: PhotoRow, recipe: RecipeOfPhoto): PhotoWire {
  const renditions = widthsOf(row.width).map((width) => {
    const pixels = Math.min(width, row.width);
    return { url: addressOf(row, width, recipe), width: pixels, height: heightAt(row, pixels) };
  });
  return {
    id: row.id,
    url: renditions.at(-1)?.url ?? "",
    caption: row.caption,
    is_primary: row.isPrimary,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    renditions,
  };
}

/**
 * A recipe's picture in lists: its primary photo at a card's width, else the image address that it was stored with.
 */
export function cardImageOf(
  recipe: RecipeOfPhoto & { image: string | null; photos: readonly PhotoRow[] },
): string | null {
  const first = recipe.photos[0];
  if (!first) return recipe.image;
  const width =
    widthsOf(first.width)
      .filter((each) => each <= CARD_WIDTH)
      .at(-1) ?? CARD_WIDTH;
  return addressOf(first, width, recipe);
}

/**
 * The address of our own photo route, which checks who may see the recipe. A public recipe's photo is served directly
 * from the object store when that has a public address.
 */
function addressOf(row: PhotoRow, width: RenditionWidth, recipe: RecipeOfPhoto): string {
  const publicStore = recipe.isPublic ? env.S3?.publicUrl : undefined;
  if (publicStore) return `${publicStore}/${renditionKey(row.storageKey, width)}`;
  return `/photos/${row.id}/${width}.webp`;
}

const heightAt = (row: PhotoRow, width: number): number => Math.max(1, Math.round((row.height * width) / row.width));
