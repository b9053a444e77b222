import type pg from "pg";
import { runInBackground } from "@/server/background";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { foodsOf, isAboutFoods } from "../effect/touched-foods";
import type { AdminModel } from "../schema/admin-model";
import type { StoredRow } from "./row-wire";

/**
 * What must follow a change, in its transaction: a food whose values changed is newer, so that every process lays the
 * review over its engine; a recipe whose lines or servings changed counts as not judged, and is judged anew.
 */
export async function followChange(
  client: Pick<pg.ClientBase, "query">,
  model: AdminModel,
  rows: readonly StoredRow[],
): Promise<void> {
  if (isAboutFoods(model) && model.table !== "ingredients") {
    // Past the moment at which the last one was written: two changes within a millisecond are two.
    await client.query(
      `UPDATE ingredients SET updated_at = greatest(now(), updated_at + interval '1 millisecond')
       WHERE id = ANY ($1::uuid[])`,
      [foodsOf(model, rows)],
    );
  }
  const recipeIds = model.table === "recipes" ? rows.map((row) => row.id) : rows.map((row) => row.recipe_id);
  if (model.table === "recipes" || model.table === "recipe_ingredients") {
    await client.query("UPDATE recipes SET engine_version = NULL WHERE id = ANY ($1::uuid[])", [recipeIds]);
  }
}

/** After the transaction: this process takes the review over at once, the others within seconds. */
export function applyChange(model: AdminModel): void {
  if (isAboutFoods(model)) runInBackground("taking over what was reviewed", async () => void (await applyReviewed()));
}
