import { db } from "@/server/db/client";
import { type Reader, readableBy } from "./access";
import { cardImageOf, photosOfRecipe, toPhotoWire } from "./photo-wire";
import { factSelect, toFacts } from "./recipe-facts";
import type { Looks } from "./with-look-of-base";

/** The appearance of the base recipes with these ids, by id; those that the reader may not read are left out. */
export async function looksOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Looks>> {
  if (ids.length === 0) return new Map();
  const rows = await db.recipe.findMany({
    where: { id: { in: [...new Set(ids)] }, ...readableBy(reader) },
    select: { id: true, isPublic: true, image: true, photos: photosOfRecipe, language: true, ...factSelect },
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toFacts(row),
        image: cardImageOf(row),
        photos: row.photos.map((photo) => toPhotoWire(photo, row)),
        language: row.language,
      },
    ]),
  );
}
