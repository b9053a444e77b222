import { z } from "zod";
import { MAX_CHANGES } from "../grocery-limits";
import { recipeJudgementWire } from "./recipe-judgement";
import { lineSubstitutesWire } from "./substitutes";
import { id, line, requiredLine, timestamp } from "./text";

const MAX_QUANTITY = 1_000_000;

/** A number, or what people write: "1 1/2". */
const quantityValue = z.union([
  z.number().min(0, "Must not be negative").max(MAX_QUANTITY, "That is too much"),
  line(30),
]);
const servings = z.number().positive("Must be more than zero").max(10_000, "That is too many").multipleOf(0.01);

export const listParams = z.object({ id });
export const listItemParams = z.object({ id, itemId: id });
export const listAddingParams = z.object({ id, addingId: id });

export const listNameBody = z.object({ name: requiredLine(120, "Name is required") });

/** `id`: made by the device, so that a repeated request adds nothing twice. */
export const newGroceryItem = z.object({
  id: id.optional(),
  name: requiredLine(200, "Name is required"),
  quantity_value: quantityValue.nullish(),
  quantity_unit: line(40).nullish(),
  note: line(500).nullish(),
});

/** `changed_at`: when the person ticked it, by the server's clock; the later of two ticks holds. */
export const groceryItemChanges = z
  .object({
    is_checked: z.boolean().optional(),
    changed_at: timestamp.optional(),
    name: requiredLine(200, "Name is required").optional(),
    quantity_value: quantityValue.nullish(),
    quantity_unit: line(40).nullish(),
    note: line(500).nullish(),
    aisle: requiredLine(60).optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), "Say what changes");

/** `servings`: how many are wanted; without it the recipe as written. */
export const addRecipeBody = z
  .object({ id: id.optional(), recipe_id: id.optional(), variant_id: id.optional(), servings: servings.nullish() })
  .refine((body) => (body.recipe_id === undefined) !== (body.variant_id === undefined), {
    message: "Name a recipe or a variant",
    path: ["recipe_id"],
  });

/** How many servings of an added recipe are wanted now. */
export const rescaleRecipeBody = z.object({ servings });

/** All addings of a recipe or variant, or one of them. */
export const removeRecipeBody = z
  .object({ recipe_id: id.optional(), variant_id: id.optional(), adding_id: id.optional() })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
    message: "Name one recipe, variant or adding",
    path: ["recipe_id"],
  });

export const copyListBody = z.object({
  new_name: requiredLine(120, "Name is required"),
  copy_checked_status: z.boolean().default(false),
});

const at = timestamp;
export const groceryChange = z.discriminatedUnion("type", [
  z.object({ type: z.literal("check"), item_id: id, is_checked: z.boolean(), at }),
  z.object({ type: z.literal("add"), item: newGroceryItem.extend({ id }), at }),
  z.object({ type: z.literal("delete"), item_id: id, at }),
  /** `ticked_at`: the tick that the person saw when they cleared it. A later untick keeps the line. */
  z.object({ type: z.literal("clear"), item_id: id, ticked_at: at }),
  z.object({ type: z.literal("restore"), item_id: id, at }),
  z.object({ type: z.literal("restore_recipe"), adding_id: id }),
]);
export const groceryChangesBody = z.object({
  changes: z.array(groceryChange).min(1).max(MAX_CHANGES, `At most ${MAX_CHANGES} changes per call`),
});

/** One recipe's share of a line, as its page wrote it and as it counts here. */
export const groceryShareWire = z.object({
  adding_id: z.string(),
  recipe_id: z.string().nullable(),
  variant_id: z.string().nullable(),
  title: z.string(),
  quantity_text: z.string(),
  original_text: z.string(),
});

/** `quantity_value` is rounded for reading; sums are kept as exact fractions. */
export const groceryItemWire = z.object({
  id: z.string(),
  name: z.string(),
  quantity_value: z.number().nullable(),
  quantity_unit: z.string().nullable(),
  quantity_text: z.string(),
  note: z.string().nullable(),
  is_checked: z.boolean(),
  checked_changed_at: timestamp,
  is_manual: z.boolean(),
  aisle: z.string(),
  sources: z.array(groceryShareWire),
});

export const groceryAddingWire = z.object({
  id: z.string(),
  recipe_id: z.string().nullable(),
  variant_id: z.string().nullable(),
  title: z.string(),
  servings: z.number().nullable(),
  added_at: timestamp,
});

export const groceryListWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  items: z.array(groceryItemWire),
  recipes: z.array(groceryAddingWire),
});

/** The list after a recipe came to it: `added_items` counts the lines that the recipe is part of. */
export const recipeAddedWire = groceryListWire.extend({ adding_id: z.string(), added_items: z.number().int() });
/** The list after a batch. `skipped`: places in the batch of changes that concern nothing that is there. */
export const groceryChangedWire = groceryListWire.extend({ skipped: z.array(z.number().int()), now: timestamp });

/**
 * A list held against its owner's settings, line by line as a recipe is. `substitutes`: for each line that conflicts
 * or may, what may stand for it and is known to fit; empty where nothing is known.
 */
export const groceryJudgementWire = recipeJudgementWire.extend({ substitutes: z.array(lineSubstitutesWire) });

export const grocerySummaryWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  total_items: z.number().int(),
  completion_percentage: z.number(),
  last_recipe_added: z.string().nullable(),
});

export type NewGroceryItem = z.infer<typeof newGroceryItem>;
export type GroceryItemChanges = z.infer<typeof groceryItemChanges>;
export type AddRecipeBody = z.infer<typeof addRecipeBody>;
export type RemoveRecipeBody = z.infer<typeof removeRecipeBody>;
export type GroceryChange = z.infer<typeof groceryChange>;
export type GroceryShareWire = z.infer<typeof groceryShareWire>;
export type GroceryItemWire = z.infer<typeof groceryItemWire>;
export type GroceryListWire = z.infer<typeof groceryListWire>;
export type RecipeAddedWire = z.infer<typeof recipeAddedWire>;
export type GroceryChangedWire = z.infer<typeof groceryChangedWire>;
export type GroceryJudgementWire = z.infer<typeof groceryJudgementWire>;
export type GrocerySummaryWire = z.infer<typeof grocerySummaryWire>;
