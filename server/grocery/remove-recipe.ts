import { notFound } from "@/lib/errors";
import type { GroceryListWire, RemoveRecipeBody } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { getList } from "./get-list";

/**
 * Takes back exactly what every adding of a recipe or variant, or one adding, put on the list. Lines that nothing
 * else wants disappear with it. The shares are kept for a while, so that it can be undone to the last tick.
 */
export async function removeRecipe(userId: string, listId: string, body: RemoveRecipeBody): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const { count } = await tx.groceryListRecipe.updateMany({
      where: { listId, removedAt: null, ...whichAddings(body) },
      data: { removedAt: now() },
    });
    if (count === 0) throw notFound("Recipe on this list");
    await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
    return getList(userId, listId, tx);
  });
}

function whichAddings(body: RemoveRecipeBody) {
  if (body.adding_id) return { id: body.adding_id };
  return body.variant_id ? { variantId: body.variant_id } : { recipeId: body.recipe_id ?? "" };
}
