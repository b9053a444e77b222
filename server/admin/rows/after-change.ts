import { runInBackground } from "@/server/background/run-in-background";
import type { Queryable } from "@/server/db/client";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { forgetCounts } from "../count-models";
import { foodsOf, isAboutFoods } from "../effect/touched-foods";
import type { AdminModel } from "../schema/admin-model";
import type { StoredRow } from "./row-wire";

/**
 * Follow-up work in the transaction of a change. A changed food gets a newer time, so that every process applies the
 * review to its engine; a recipe with changed lines or servings counts as unjudged, and is judged again.
 */
export async function followChange(client: Queryable, model: AdminModel, rows: readonly StoredRow[]): Promise<void> {
  if (isAboutFoods(model) && model.table !== "ingredients") {
    // Later than the last time of change, so that two changes within a millisecond differ.
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

/** Called after the transaction: this process applies the review at once, the others within seconds. */
export function applyChange(model: AdminModel): void {
  forgetCounts();
  if (isAboutFoods(model)) runInBackground("taking over what was reviewed", async () => void (await applyReviewed()));
}
