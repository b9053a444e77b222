import type { RecipePageQuery, RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { listedForEveryone, type Reader } from "./access";
import { pagesOf, recipeSelect, toRecipeWire } from "./wire";

/**
 * One page of the public recipes, newest first; the id decides between two of the same moment, so that
 * none appears on two pages. A page behind the last one is empty.
 */
export async function listRecipes(
  reader: Reader,
  { page, page_size: pageSize }: RecipePageQuery,
): Promise<RecipePageWire> {
  const [total, rows] = await Promise.all([
    db.recipe.count({ where: listedForEveryone }),
    db.recipe.findMany({
      where: listedForEveryone,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      select: recipeSelect(reader),
    }),
  ]);
  return {
    items: rows.map((row) => toRecipeWire(row, reader)),
    total_pages: pagesOf(total, pageSize),
    hidden_count: null,
  };
}
