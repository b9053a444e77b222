import { db } from "@/server/db/client";

/** The id of the public recipe of a page, by the page's normalised address or by an address that redirected to it. */
export async function findImported(address: string): Promise<string | null> {
  const own = await db.recipe.findUnique({ where: { sourceUrlNormalized: address }, select: { id: true } });
  if (own) return own.id;
  const other = await db.recipeAddress.findUnique({ where: { address }, select: { recipeId: true } });
  return other?.recipeId ?? null;
}
