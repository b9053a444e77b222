import { id as foodId } from "@/lib/schemas/text";
import type { StoredRow } from "../rows/row-wire";
import type { AdminModel } from "../schema/admin-model";

/** Tables that say what a food is, and the columns that name the foods. */
const FOODS_OF: Readonly<Record<string, readonly string[]>> = {
  ingredients: ["id"],
  ingredient_parents: ["child_id", "parent_id"],
  ingredient_synonyms: ["ingredient_id"],
  ingredient_attributes: ["ingredient_id"],
  ingredient_allergens: ["ingredient_id"],
  ingredient_nutrients: ["ingredient_id"],
  ingredient_portions: ["ingredient_id"],
};

/** Of a food's own row, what decides whose allergy covers it: its category does not. */
const DECIDING = new Set(["name", "is_group", "confirmed"]);

export const isAboutFoods = (model: AdminModel): boolean => model.table in FOODS_OF;

/** The columns of a table that name foods; of any other table none. */
export const foodColumns = (model: AdminModel): readonly string[] => FOODS_OF[model.table] ?? [];

/** The foods that rows are about. A row that is not stored yet may name none, or what is no id. */
export const foodsOf = (model: AdminModel, rows: readonly StoredRow[]): string[] => {
  const named = rows.flatMap((row) => foodColumns(model).map((column) => row[column]));
  return [...new Set(named.flatMap((id) => foodId.safeParse(id).data ?? []))];
};

/** Whether changing these columns changes what somebody's allergy covers, or what a recipe is judged to hold. */
export const isDeciding = (model: AdminModel, columns: readonly string[]): boolean =>
  isAboutFoods(model) && (model.table !== "ingredients" || columns.some((column) => DECIDING.has(column)));
