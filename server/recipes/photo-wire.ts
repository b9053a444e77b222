import type { PhotoWire } from "@/lib/schemas/photos";
import type { Prisma } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { type RenditionWidth, renditionKey } from "@/server/storage/object-key";
import { widthsOf } from "./photos/rendition-widths";

/** Wide enough for a card on any screen, twice as dense too. */
const CARD_WIDTH: RenditionWidth = 640;

/** The first photo first, then in the order in which they came. Part of every recipe's `select`. */
export const photosOfRecipe = {
  select: { id: true, storageKey: true, width: true, height: true, placeholder: true, caption: true, isPrimary: true },
  orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { id: "asc" }],
} as const satisfies Prisma.RecipePhotoFindManyArgs;

/** The same order, of the first photo only: enough for a list. */
export const firstPhotoOfRecipe = { ...photosOfRecipe, take: 1 } as const satisfies Prisma.RecipePhotoFindManyArgs;

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

/** The picture that stands for a recipe in a list: its first photo at a card's width, else the address it came with. */
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
 * Through our own route, which asks who may see the recipe. A public recipe's photo comes straight from
 * the store where that has a public address.
 */
function addressOf(row: PhotoRow, width: RenditionWidth, recipe: RecipeOfPhoto): string {
  const publicStore = recipe.isPublic ? env.S3?.publicUrl : undefined;
  if (publicStore) return `${publicStore}/${renditionKey(row.storageKey, width)}`;
  return `/photos/${row.id}/${width}.webp`;
}

const heightAt = (row: PhotoRow, width: number): number => Math.max(1, Math.round((row.height * width) / row.width));
