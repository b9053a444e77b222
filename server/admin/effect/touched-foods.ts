import { id as foodId } from "@/lib/schemas/text";
import type { StoredRow } from "../rows/row-wire";
import type { AdminModel } from "../schema/admin-model";

/** The tables that define foods, and their columns that refer to the food. */
const FOODS_OF: Readonly<Record<string, readonly string[]>> = {
  ingredients: ["id"],
  ingredient_parents: ["child_id", "parent_id"],
  ingredient_synonyms: ["ingredient_id"],
  ingredient_attributes: ["ingredient_id"],
  ingredient_allergens: ["ingredient_id"],
  ingredient_nutrients: ["ingredient_id"],
  ingredient_portions: ["ingredient_id"],
};

/** The columns of a food's own row that decide whose allergy covers it. Its category does not. */
const DECIDING = new Set(["name", "is_group"]);

export const isAboutFoods = (model: AdminModel): boolean => model.table in FOODS_OF;

/** The columns of a table that refer to foods; empty for other tables. */
export const foodColumns = (model: AdminModel): readonly string[] => FOODS_OF[model.table] ?? [];

/** The foods that the rows refer to. A row that is not stored yet may refer to none, or contain an invalid id. */
export const foodsOf = (model: AdminModel, rows: readonly StoredRow[]): string[] => {
  const named = rows.flatMap((row) => foodColumns(model).map((column) => row[column]));
  return [...new Set(named.flatMap((id) => foodId.safeParse(id).data ?? []))];
};

/** True if changing these columns changes what an allergy covers or what a recipe is judged to contain. */
export const isDeciding = (model: AdminModel, columns: readonly string[]): boolean =>
  isAboutFoods(model) && (model.table !== "ingredients" || columns.some((column) => DECIDING.has(column)));
