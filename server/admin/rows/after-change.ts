import type pg from "pg";
import { AppError } from "@/lib/errors";
import { runInBackground } from "@/server/background";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { forgetCounts } from "../count-models";
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
  if (model.table === "ingredient_parents") await requireNoCycle(client, rows);
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

/** A food below itself would be covered by no allergy that is recorded above it, and by all of them. */
async function requireNoCycle(client: Pick<pg.ClientBase, "query">, rows: readonly StoredRow[]): Promise<void> {
  const { rowCount } = await client.query(
    `WITH RECURSIVE above(start, id) AS (
       SELECT p.child_id, p.parent_id FROM ingredient_parents p WHERE p.child_id = ANY ($1::uuid[])
       UNION SELECT a.start, p.parent_id FROM ingredient_parents p JOIN above a ON a.id = p.child_id
     ) SELECT FROM above WHERE start = id LIMIT 1`,
    [rows.map((row) => row.child_id)],
  );
  if ((rowCount ?? 0) > 0) throw new AppError("conflict", "A food cannot lie below itself.");
}

/** After the transaction: this process takes the review over at once, the others within seconds. */
export function applyChange(model: AdminModel): void {
  forgetCounts();
  if (isAboutFoods(model)) runInBackground("taking over what was reviewed", async () => void (await applyReviewed()));
}
