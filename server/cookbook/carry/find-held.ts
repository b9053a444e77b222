import { db } from "@/server/db/client";
import { findImported } from "@/server/recipes/import/find-imported";
import { normalizeSourceUrl } from "@/server/recipes/import/source-address";
import type { Caller } from "../access";

type Held = { id: string; title: string };

/** The recipe of a page that the caller has saved, or has as their own, as after a paste; null if there is none. */
export async function findHeld({ userId }: Caller, page: URL): Promise<Held | null> {
  const normalized = normalizeSourceUrl(page.href);
  if (normalized === null) return null;
  const known = await findImported(normalized);
  const saved =
    known &&
    (await db.savedRecipe.findUnique({
      where: { userId_recipeId: { userId, recipeId: known } },
      select: { recipe: { select: { id: true, title: true, hiddenAt: true } } },
    }));
  if (saved && saved.recipe.hiddenAt === null) return { id: saved.recipe.id, title: saved.recipe.title };
  const own = await db.recipe.findMany({
    where: { ownerId: userId, baseRecipeTitle: null, sourceUrl: { contains: new URL(normalized).hostname } },
    select: { id: true, title: true, sourceUrl: true },
    orderBy: { id: "asc" },
  });
  const same = own.find(({ sourceUrl }) => sourceUrl !== null && normalizeSourceUrl(sourceUrl) === normalized);
  return same ? { id: same.id, title: same.title } : null;
}
