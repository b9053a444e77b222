import { isCourse, isCuisine } from "@/lib/recipes/kinds";
import { db } from "@/server/db/client";
import { type Reader, readableBy } from "./access";
import { cardImageOf, photosOfRecipe, toPhotoWire } from "./photo-wire";
import type { Looks } from "./wearing";

/** The appearance of the base recipes with these ids, by id; those that the reader may not read are left out. */
export async function looksOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Looks>> {
  if (ids.length === 0) return new Map();
  const rows = await db.recipe.findMany({
    where: { id: { in: [...new Set(ids)] }, ...readableBy(reader) },
    select: {
      id: true,
      isPublic: true,
      sourceUrl: true,
      image: true,
      photos: photosOfRecipe,
      language: true,
      yieldText: true,
      prepMinutes: true,
      cookMinutes: true,
      totalMinutes: true,
      description: true,
      cuisine: true,
      course: true,
    },
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        source_url: row.sourceUrl,
        image: cardImageOf(row),
        photos: row.photos.map((photo) => toPhotoWire(photo, row)),
        language: row.language,
        yield_text: row.yieldText,
        prep_time: row.prepMinutes,
        cook_time: row.cookMinutes,
        total_time: row.totalMinutes,
        ...(row.description ? { description: row.description } : {}),
        ...(isCuisine(row.cuisine) ? { cuisine: row.cuisine } : {}),
        ...(isCourse(row.course) ? { course: row.course } : {}),
      },
    ]),
  );
}
