import { COOKINGS_SHOWN } from "@/lib/cookbook/limits";
import type { RecipeMarkWire } from "@/lib/schemas/cookbook";
import { db } from "@/server/db/client";
import { type Caller, ownedBy, requireRecipe } from "./access";

/**
 * What the caller recorded about a recipe that they may read: rating, note, tags, collections, and when they cooked it.
 */
export async function getMark(caller: Caller, recipeId: string): Promise<RecipeMarkWire> {
  const { userId } = caller;
  await requireRecipe(caller, recipeId);
  const where = { userId, recipeId };
  const [mark, collections, times, cookings] = await Promise.all([
    db.recipeMark.findUnique({
      where: { userId_recipeId: where },
      select: { rating: true, note: true, tags: true },
    }),
    db.recipeCollection.findMany({
      where: ownedBy(caller),
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true, name: true, recipes: { where: { recipeId }, select: { recipeId: true } } },
    }),
    db.cooking.count({ where }),
    db.cooking.findMany({
      where,
      orderBy: [{ day: "desc" }, { id: "desc" }],
      take: COOKINGS_SHOWN,
      select: { id: true, day: true },
    }),
  ]);
  return {
    recipe_id: recipeId,
    rating: mark?.rating ?? null,
    note: mark?.note ?? "",
    tags: mark?.tags ?? [],
    collections: collections.map(({ id, name, recipes }) => ({ id, name, holds: recipes.length > 0 })),
    cooked: { times, days: cookings.map(({ id, day }) => ({ id, day: day.toISOString().slice(0, 10) })) },
  };
}
