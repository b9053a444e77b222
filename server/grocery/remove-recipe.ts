import { notFound } from "@/lib/errors";
import type { GroceryListWire, RemoveRecipeBody } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockList } from "./access";
import { mergeInto } from "./apply-changes";
import { getList, getShownList } from "./get-list";
import type { Adding } from "./read-lists";

/**
 * Takes back exactly what every adding of a recipe or variant, or one adding, put on the list. Lines that nothing
 * else wants disappear with it. The shares are kept for a while, so that it can be undone to the last tick.
 */
export async function removeRecipe(userId: string, listId: string, body: RemoveRecipeBody): Promise<GroceryListWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const { addings } = await getShownList(userId, listId, tx);
    const taken = addings.filter(isNamedBy(body));
    if (taken.length === 0) throw notFound("Recipe on this list");
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
  (adding: Adding): boolean => {
    if (adding_id) return adding.id === adding_id;
    return variant_id ? adding.variantId === variant_id : adding.recipeId === recipe_id;
  };
