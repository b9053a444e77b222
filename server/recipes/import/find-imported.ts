import { db } from "@/server/db/client";

/** The public recipe of a page, by its normalised address or one that leads there. */
export async function findImported(address: string): Promise<string | null> {
  const own = await db.recipe.findUnique({ where: { sourceUrlNormalized: address }, select: { id: true } });
  if (own) return own.id;
  const other = await db.recipeAddress.findUnique({ where: { address }, select: { recipeId: true } });
  return other?.recipeId ?? null;
}
