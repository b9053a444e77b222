import type { PhotolessRecipe } from "@/lib/schemas/admin-items";
import { db } from "@/server/db/client";

/** Public recipes without an uploaded photo, newest first. */
export async function listPhotoless(limit: number): Promise<PhotolessRecipe[]> {
  const rows = await db.recipe.findMany({
    where: { isPublic: true, hiddenAt: null, baseRecipeTitle: null, photos: { none: {} } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, title: true, sourceUrl: true, image: true, createdAt: true, isPublic: true },
  });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    source_url: row.sourceUrl,
    image: row.image,
    created_at: row.createdAt.toISOString(),
    is_public: row.isPublic,
  }));
}
