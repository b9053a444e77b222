import { notFound } from "@/lib/errors";
import type { GroceryListWire, RescaleRecipeBody } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getList, getShownList } from "./get-list";

/**
 * Other servings of a recipe that is on the list: its shares are multiplied exactly, so the way back leads to where
 * it began. What is ticked and now too little is not bought any more.
 * Errors: 404 for an adding that is not there, 422 for servings of a recipe that never said how many it serves.
 */
export async function rescaleRecipe(
  userId: string,
  listId: string,
  addingId: string,
  wanted: RescaleRecipeBody,
): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const { addings } = await getShownList(userId, listId, tx);
    const adding = addings.find(({ id }) => id === addingId);
    if (!adding) throw notFound("Recipe on this list");
    const from = adding.servings ?? adding.scale;
    await mergeInto(tx, listId, [{ type: "servings", adding_id: addingId, at: now().toISOString(), ...wanted, from }]);
    return getList(userId, listId, tx);
  });
}
