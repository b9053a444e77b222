import type { RecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import type { Reader } from "../access";
import { recipeSelect, toRecipeWire } from "../wire";

/** The recipes of a page in the order of their ids. One that has just been deleted is left out. */
export async function loadInOrder(reader: Reader, ids: readonly string[]): Promise<RecipeWire[]> {
  if (ids.length === 0) return [];
  const rows = await db.recipe.findMany({ where: { id: { in: [...ids] } }, select: recipeSelect(reader) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toRecipeWire(row, reader)] : [];
  });
}
