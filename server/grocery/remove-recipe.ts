import { notFound } from "@/lib/errors";
import type { GroceryListWire, RemoveRecipeBody } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getList, getShownList } from "./get-list";
import type { Addition } from "./read-lists";

/**
 * Removes exactly what one addition, or every addition of a recipe or variant, put on the list. Lines that nothing
 * else needs disappear with it. The shares are kept for a while, so that the removal can be undone completely, ticks
 * included.
 */
export async function removeRecipe(userId: string, listId: string, body: RemoveRecipeBody): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const { additions } = await getShownList(userId, listId, tx);
    const taken = additions.filter(isNamedBy(body));
    if (taken.length === 0) throw notFound("recipeOnList");
    const at = now().toISOString();
    await mergeInto(
      tx,
      listId,
      taken.map(({ id }) => ({ type: "remove_recipe", adding_id: id, at })),
    );
    return getList(userId, listId, tx);
  });
}

const isNamedBy =
  ({ adding_id, recipe_id, variant_id }: RemoveRecipeBody) =>
  (addition: Addition): boolean => {
    if (adding_id) return addition.id === adding_id;
    return variant_id ? addition.variantId === variant_id : addition.recipeId === recipe_id;
  };
