import { z } from "zod";
import { MAX_CHANGES, MAX_SHOP_AISLES } from "../grocery-limits";
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
    is_at_home: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), "Say what changes");

const scaleValue = z.number().positive("Must be more than zero").max(500, "That is too many").multipleOf(0.001);

/**
 * `servings`: how many are wanted; without it the recipe as written. `scale`: how many times a recipe that never said
 * how many it serves; of another one it says nothing.
 */
export const addRecipeBody = z
  .object({
    id: id.optional(),
    recipe_id: id.optional(),
    variant_id: id.optional(),
    servings: servings.nullish(),
    scale: scaleValue.nullish(),
  })
  .refine((body) => (body.recipe_id === undefined) !== (body.variant_id === undefined), {
    message: "Name a recipe or a variant",
    path: ["recipe_id"],
  });

/**
 * `id`: made by the device, so that a repeated request makes one list. `recipe`: put on it at once, and where it cannot be
 * there is no list either.
 */
export const newListBody = listNameBody.extend({ id: id.optional(), recipe: addRecipeBody.optional() });

/** How many servings of an added recipe are wanted now; of one that never said how many it serves, how many times it. */
export const rescaleRecipeBody = z
  .object({ servings: servings.optional(), scale: scaleValue.optional() })
  .refine((body) => (body.servings === undefined) !== (body.scale === undefined), {
    message: "Say how many servings",
    path: ["servings"],
  });

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
/** An exact fraction: "7/3". */
const exact = z.string().regex(/^-?\d{1,40}\/0*[1-9]\d{0,39}$/, "Must be an exact fraction such as 7/3");

/**
 * So much of a line in all; `exact` where only the unit was changed and the number stays what it is. `recipes`: what of it the recipes wanted when the person saw it, so that what they added
 * by hand stays the same when recipes come and go; null for a line of the person's own.
 */
const editedAmount = z.object({
  value: z.union([quantityValue, z.object({ exact })]).nullable(),
  unit: line(40).nullable(),
  recipes: z.object({ value: exact, unit: line(40).nullable() }).nullable(),
});

export const groceryChange = z.discriminatedUnion("type", [
  z.object({ type: z.literal("check"), item_id: id, is_checked: z.boolean(), at }),
  z.object({ type: z.literal("add"), item: newGroceryItem.extend({ id }), at }),
  z.object({ type: z.literal("delete"), item_id: id, at }),
  /** `ticked_at`: the tick, or the undoing of a deletion after it, that the person saw. A later untick keeps the line. */
  z.object({ type: z.literal("clear"), item_id: id, ticked_at: at }),
  z.object({ type: z.literal("restore"), item_id: id, at }),
  /** Each of what is named is a field of its own, and the later change of it holds. */
  z.object({
    type: z.literal("edit"),
    item_id: id,
    at,
    name: requiredLine(200, "Name is required").optional(),
    amount: editedAmount.optional(),
    note: line(500).nullish(),
    aisle: requiredLine(60).optional(),
    at_home: z.boolean().optional(),
  }),
  /** `from`: how many they were where the person saw it. What is more than was bought is not bought any more. */
  z.object({
    type: z.literal("servings"),
    adding_id: id,
    at,
    servings: servings.optional(),
    scale: scaleValue.optional(),
    from: z.number().positive().max(10_000),
  }),
  z.object({ type: z.literal("remove_recipe"), adding_id: id, at }),
  z.object({ type: z.literal("restore_recipe"), adding_id: id, at: at.optional() }),
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
  /** "7/3" of `quantity_unit`, not rounded. */
  quantity_exact: z.string().nullable(),
  quantity_unit: z.string().nullable(),
  original_text: z.string(),
});

/**
 * `quantity_value` is rounded for reading; sums are kept as exact fractions. `own_exact` of `own_unit`: the amount of a
 * line of the person's own, of another what they changed by hand beside the recipes' shares.
 */
export const groceryItemWire = z.object({
  id: z.string(),
  name: z.string(),
  quantity_value: z.number().nullable(),
  quantity_unit: z.string().nullable(),
  quantity_text: z.string(),
  note: z.string().nullable(),
  is_checked: z.boolean(),
  checked_changed_at: timestamp,
  /** When somebody last wanted it again after it was deleted. */
  revived_at: timestamp.nullable(),
  is_manual: z.boolean(),
  aisle: z.string(),
  /** There is some at home, as somebody said or the pantry proposes; left out where it is to be bought. */
  is_at_home: z.literal(true).optional(),
  own_exact: z.string().nullable(),
  own_unit: z.string().nullable(),
  sources: z.array(groceryShareWire),
});

export const groceryAddingWire = z.object({
  id: z.string(),
  recipe_id: z.string().nullable(),
  variant_id: z.string().nullable(),
  title: z.string(),
  servings: z.number().nullable(),
  /** How many times the recipe, where it never said how many it serves; else 1. */
  scale: z.number(),
  added_at: timestamp,
});

/** Absent where a list is shared with nobody. `is_own`: who reads it shared it, and may delete it. */
const sharedWith = z.object({ id: z.string(), name: z.string(), is_own: z.boolean() });

export const groceryListWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  household: sharedWith.optional(),
  items: z.array(groceryItemWire),
  recipes: z.array(groceryAddingWire),
});

/** The list after a recipe came to it: `added_items` counts the lines that the recipe is part of. */
export const recipeAddedWire = groceryListWire.extend({ adding_id: z.string(), added_items: z.number().int() });
/** A new list; the last two where a recipe came with it. */
export const listCreatedWire = groceryListWire.extend(
  recipeAddedWire.pick({ adding_id: true, added_items: true }).partial().shape,
);
/** The list after a batch. `skipped`: places in the batch of changes that concern nothing that is there. */
export const groceryChangedWire = groceryListWire.extend({ skipped: z.array(z.number().int()), now: timestamp });

/** How a line suits somebody else: `because` names those of their limits that they show and that stand in its way. */
export const lineFitWire = z.object({
  person_id: z.string(),
  state: z.enum(["conflict", "may_contain", "unknown"]),
  because: z.array(z.string()),
});

/**
 * `people`: everybody else at the table; nothing is checked for whoever has recorded or shows nothing. `lines`: those
 * that do not surely fit somebody. A line that is not named fits all who are checked.
 */
const groceryTableWire = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), is_checked: z.boolean() })),
  lines: z.array(z.object({ id: z.string(), fits: z.array(lineFitWire) })),
});

/**
 * A list held against its reader's settings, line by line as a recipe is. `substitutes`: for each line that conflicts
 * or may, what may stand for it and is known to fit; empty where nothing is known.
 */
export const groceryJudgementWire = recipeJudgementWire.extend({
  substitutes: z.array(lineSubstitutesWire),
  /** Of a shared list, everybody else who eats of it. */
  table: groceryTableWire.optional(),
  /** Of the list as it was judged. */
  list_updated_at: timestamp,
});

export const grocerySummaryWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  total_items: z.number().int(),
  completion_percentage: z.number(),
  last_recipe_added: z.string().nullable(),
  household: sharedWith.optional(),
});

/** `aisles`: in the order in which they are walked; others come after them. */
export const shopBody = z.object({
  id: id.optional(),
  name: requiredLine(60, "Name is required"),
  aisles: z
    .array(requiredLine(60))
    .max(MAX_SHOP_AISLES, `At most ${MAX_SHOP_AISLES} aisles`)
    .refine((aisles) => new Set(aisles).size === aisles.length, "Each aisle once"),
});
export const shopWire = z.object({ id: z.string(), name: z.string(), aisles: z.array(z.string()) });

/** Of a household, or of the caller alone. */
export const pantryQuery = z.object({ household_id: id.optional() });
export const pantryBody = z.object({ name: requiredLine(200, "Name is required"), household_id: id.nullish() });
export const pantryItemWire = z.object({ id: z.string(), name: z.string() });

/** Leaves out what is on this list. */
export const suggestionsQuery = z.object({ list_id: id.optional() });
/** The most often bought first. */
export const suggestionWire = z.object({ name: z.string(), times: z.number().int() });

export type ShopBody = z.infer<typeof shopBody>;
export type ShopWire = z.infer<typeof shopWire>;
export type PantryBody = z.infer<typeof pantryBody>;
export type PantryItemWire = z.infer<typeof pantryItemWire>;
export type SuggestionWire = z.infer<typeof suggestionWire>;
export type NewGroceryItem = z.infer<typeof newGroceryItem>;
export type GroceryItemChanges = z.infer<typeof groceryItemChanges>;
export type NewList = z.infer<typeof newListBody>;
export type ListCreatedWire = z.infer<typeof listCreatedWire>;
export type AddRecipeBody = z.infer<typeof addRecipeBody>;
export type RescaleRecipeBody = z.infer<typeof rescaleRecipeBody>;
export type RemoveRecipeBody = z.infer<typeof removeRecipeBody>;
export type GroceryChange = z.infer<typeof groceryChange>;
export type GroceryShareWire = z.infer<typeof groceryShareWire>;
export type GroceryItemWire = z.infer<typeof groceryItemWire>;
export type GroceryListWire = z.infer<typeof groceryListWire>;
export type RecipeAddedWire = z.infer<typeof recipeAddedWire>;
export type GroceryChangedWire = z.infer<typeof groceryChangedWire>;
export type LineFitWire = z.infer<typeof lineFitWire>;
export type GroceryTableWire = z.infer<typeof groceryTableWire>;
export type GroceryJudgementWire = z.infer<typeof groceryJudgementWire>;
export type GrocerySummaryWire = z.infer<typeof grocerySummaryWire>;
