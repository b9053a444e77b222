import { notFound } from "@/lib/errors";
import type { GroceryListWire, RescaleRecipeBody } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getList, getShownList } from "./get-list";

/**
 * Changes the servings of a recipe on the list. Its shares are multiplied as exact fractions, so that changing back
 * gives the old amounts. A ticked line that now has too little is unticked. Errors: 404 for an addition that does not
 * exist, 422 for servings of a recipe without a stated number of servings.
 */
export async function rescaleRecipe(
  userId: string,
  listId: string,
  additionId: string,
  wanted: RescaleRecipeBody,
): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const { additions } = await getShownList(userId, listId, tx);
    const addition = additions.find(({ id }) => id === additionId);
    if (!addition) throw notFound("recipeOnList");
    const from = addition.servings ?? addition.scale;
    await mergeInto(tx, listId, [
      { type: "servings", adding_id: additionId, at: now().toISOString(), ...wanted, from },
    ]);
    return getList(userId, listId, tx);
  });
}
