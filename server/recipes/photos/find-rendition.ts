import { id as idSchema } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import { RENDITION_WIDTHS, type RenditionWidth, renditionKey } from "@/server/storage/object-key";
import { type Reader, readableBy } from "../access";
import { widthsOf } from "./rendition-widths";

export type RenditionPlace = { photoId: string; width: RenditionWidth };
export type Rendition = { key: string; contentType: string; isPublic: boolean };

const widthOf = (fileName: string): RenditionWidth | undefined =>
  RENDITION_WIDTHS.find((width) => `${width}.webp` === fileName);

/** Parses the address of a photo; null for any other text. */
export function toRenditionPlace(photoId: string, fileName: string): RenditionPlace | null {
  const width = widthOf(fileName);
  return width && idSchema.safeParse(photoId).success ? { photoId, width } : null;
}

export function parseRenditionPath(pathname: string): RenditionPlace | null {
  const [, folder, photoId = "", fileName = "", ...rest] = pathname.split("/");
  return folder === "photos" && rest.length === 0 ? toRenditionPlace(photoId, fileName) : null;
}

/**
 * The place of a rendition, if the reader may read its recipe; null otherwise. `shown`: a recipe that was opened to the
 * reader by a link, whoever they are.
 */
export async function findRendition(
  reader: Reader,
  place: RenditionPlace,
  shown: string | null = null,
): Promise<Rendition | null> {
  const recipe = shown === null ? readableBy(reader) : { OR: [{ id: shown }, readableBy(reader)] };
  const photo = await db.recipePhoto.findFirst({
    where: { id: place.photoId, recipe },
    select: { storageKey: true, contentType: true, width: true, recipe: { select: { isPublic: true } } },
  });
  if (!photo || !widthsOf(photo.width).includes(place.width)) return null;
  const key = renditionKey(photo.storageKey, place.width);
  return { key, contentType: photo.contentType, isPublic: photo.recipe.isPublic };
}
