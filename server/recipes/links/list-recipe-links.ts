import { MAX_RECIPE_LINKS, type RecipeLinkWire } from "@/lib/schemas/recipe-links";
import { db } from "@/server/db/client";
import { linksOf } from "@/server/sharing/access";
import { recipeLinkSelect, toRecipeLinkWire } from "./wire";

/**
 * The caller's links, or those to one recipe, newest first; expired ones are included, so that their views can be
 * seen.
 */
export async function listRecipeLinks(caller: { userId: string }, recipeId?: string): Promise<RecipeLinkWire[]> {
  const rows = await db.recipeLink.findMany({
    where: { ...linksOf(caller), ...(recipeId === undefined ? {} : { recipeId }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_RECIPE_LINKS,
    select: recipeLinkSelect,
  });
  return rows.map(toRecipeLinkWire);
}
