import { invalidField } from "@/lib/errors";
import { normalizedName } from "@/lib/text/normalized-name";
import { uuid7 } from "@/server/db/uuid7";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import type { AdminModel } from "../schema/admin-model";
import type { RowValues } from "./read-values";

/** Columns that are derived from others: the folded form in which names are compared. */
const FOLDED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  ingredients: ["name", "normalized_name"],
  ingredient_synonyms: ["text", "normalized_text"],
  favorite_items: ["name", "normalized_name"],
};

/**
 * Tables that record the source of a value. A value that an administrator writes is marked, so that loading the
 * reference does not overwrite it.
 */
const SOURCED = new Set([
  "ingredient_synonyms",
  "ingredient_attributes",
  "ingredient_allergens",
  "ingredient_nutrients",
  "ingredient_portions",
  "health_rules",
]);

/** The stored form of a text: trimmed, and labels of places in lower case. */
export function storedText(model: AdminModel, column: string, text: string): string {
  const trimmed = text.trim();
  return model.table === "locations" && column === "label" ? trimmed.toLowerCase() : trimmed;
}

/** Adds the columns that the server derives to the given values. */
export function withDerived(model: AdminModel, values: RowValues, isNew: boolean): RowValues {
  const derived: RowValues = { ...values };
  const [from, to] = FOLDED[model.table] ?? [];
  if (from && to && from in values) {
    derived[to] = normalizedName(String(values[from]));
    if (derived[to] === "") throw invalidField(from, "needsLetter");
  }
  if (SOURCED.has(model.table)) derived.source = ADMIN_SOURCE;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") derived[name] = storedText(model, name, value);
  }
  if (model.table === "venues" && derived.internal_id === "") derived.internal_id = null;
  // The server sets the time of hiding, not the administrator.
  if (model.table === "recipes" && derived.hidden_at) derived.hidden_at = new Date().toISOString();
  for (const field of model.schema.fields) {
    if (field.isUpdatedAt) derived[field.column] = new Date().toISOString();
    if (isNew && field.makesId) derived[field.column] = uuid7();
  }
  if (isNew && model.table === "ingredients") derived.origin = "admin";
  if (isNew && model.table === "favorite_items") derived.created_by_team = true;
  return derived;
}
