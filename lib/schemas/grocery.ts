import { z } from "zod";
import { MAX_CHANGES, MAX_SHOP_AISLES } from "@/lib/grocery/limits";
import { msg } from "@/lib/i18n/sentence";
import { CHECK_DOUBTS } from "@/lib/products/label-doubts";
import { gtin } from "./gtin";
import { personFit, recipeJudgementWire, unchecked } from "./recipe-judgement";
import { lineSubstitutesWire } from "./substitutes";
import { id, line, requiredLine, timestamp } from "./text";

const MAX_QUANTITY = 1_000_000;

/** A number, or text such as "1 1/2". */
const quantityValue = z.union([
  z.number().min(0, msg("notNegative")).max(MAX_QUANTITY, msg("thatIsTooMuch")),
  line(30),
]);
const servings = z.number().positive(msg("moreThanZero")).max(10_000, msg("thatIsTooMany")).multipleOf(0.01);

export const listParams = z.object({ id });
export const listItemParams = z.object({ id, itemId: id });
export const listAdditionParams = z.object({ id, additionId: id });

export const listNameBody = z.object({ name: requiredLine(120, msg("nameRequired")) });

/**
 * `id`: created by the device, so that a repeated request adds the item once. `gtin`: the code of the packet that is wanted;
 * the line is then judged by what is on that packet.
 */
export const newGroceryItem = z.object({
  id: id.optional(),
  name: requiredLine(200, msg("nameRequired")),
  quantity_value: quantityValue.nullish(),
  quantity_unit: line(40).nullish(),
  note: line(500).nullish(),
  gtin: gtin.nullish(),
});

/** `changed_at`: when the person ticked the item, in the server's time. The later of two ticks wins. */
export const groceryItemChanges = z
  .object({
    is_checked: z.boolean().optional(),
    changed_at: timestamp.optional(),
    name: requiredLine(200, msg("nameRequired")).optional(),
    quantity_value: quantityValue.nullish(),
    quantity_unit: line(40).nullish(),
    note: line(500).nullish(),
    aisle: requiredLine(60).optional(),
    is_at_home: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), msg("sayWhatChanges"));

const scaleValue = z.number().positive(msg("moreThanZero")).max(500, msg("thatIsTooMany")).multipleOf(0.001);

/**
 * `servings`: how many are wanted; without it, the recipe as written. `scale`: a factor for a recipe without a number
 * of servings; ignored for others.
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
    message: msg("recipeOrVariant"),
    path: ["recipe_id"],
  });

/**
 * `id`: created by the device, so that a repeated request creates one list. `recipe`: added in the same transaction; if
 * that fails, the list is not created either.
 */
export const newListBody = listNameBody.extend({ id: id.optional(), recipe: addRecipeBody.optional() });

/** The new number of servings of an added recipe, or the new factor if the recipe has no number of servings. */
export const rescaleRecipeBody = z
  .object({ servings: servings.optional(), scale: scaleValue.optional() })
  .refine((body) => (body.servings === undefined) !== (body.scale === undefined), {
    message: msg("sayServings"),
    path: ["servings"],
  });

/**
 * Removes all additions of a recipe or variant, or one of them. `adding_id`, here and below: the id of an addition. The
 * field keeps the name that unsent changes on devices have.
 */
export const removeRecipeBody = z
  .object({ recipe_id: id.optional(), variant_id: id.optional(), adding_id: id.optional() })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
    message: msg("oneToName"),
    path: ["recipe_id"],
  });

export const copyListBody = z.object({
  new_name: requiredLine(120, msg("nameRequired")),
  copy_checked_status: z.boolean().default(false),
});

const at = timestamp;
/** An exact fraction: "7/3". */
const exact = z.string().regex(/^-?\d{1,40}\/0*[1-9]\d{0,39}$/, msg("exactFraction", { example: "7/3" }));

/**
 * The new total of a line. `exact`: the exact number, if only the unit changed. `recipes`: the recipes' share of the
 * line when the person saw it, so that the person's own part stays the same when recipes come and go; null for a manual
 * line.
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
  /**
   * `ticked_at`: the latest tick, or restored deletion, that the person saw. A line that was unticked later is kept.
   */
  z.object({ type: z.literal("clear"), item_id: id, ticked_at: at }),
  z.object({ type: z.literal("restore"), item_id: id, at }),
  /** Each field is merged on its own; the later change of a field wins. */
  z.object({
    type: z.literal("edit"),
    item_id: id,
    at,
    name: requiredLine(200, msg("nameRequired")).optional(),
    amount: editedAmount.optional(),
    note: line(500).nullish(),
    aisle: requiredLine(60).optional(),
    at_home: z.boolean().optional(),
  }),
  /** `from`: the number that the person saw. Additions beyond what was bought become unticked. */
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
  changes: z
    .array(groceryChange)
    .min(1)
    .max(MAX_CHANGES, msg("changesMost", { count: MAX_CHANGES })),
});

/** The share of one recipe in a line: as its page wrote it, and as it is counted here. */
export const groceryShareWire = z.object({
  adding_id: z.string(),
  recipe_id: z.string().nullable(),
  variant_id: z.string().nullable(),
  title: z.string(),
  quantity_text: z.string(),
  /** The exact fraction of `quantity_unit`, such as "7/3". */
  quantity_exact: z.string().nullable(),
  quantity_unit: z.string().nullable(),
  original_text: z.string(),
});

/**
 * `quantity_value` is rounded for display; sums are exact fractions. `own_exact` of `own_unit` is the amount of a
 * manual line, and on other lines the person's change beside the recipes' shares.
 */
export const groceryItemWire = z.object({
  id: z.string(),
  name: z.string(),
  quantity_value: z.number().nullable(),
  quantity_unit: z.string().nullable(),
  quantity_text: z.string(),
  note: z.string().nullable(),
  /** The code of the packet that is wanted; absent for any food of this name. A new name takes it away. */
  gtin: z.string().optional(),
  is_checked: z.boolean(),
  checked_changed_at: timestamp,
  /** When the line was last restored after a deletion. */
  revived_at: timestamp.nullable(),
  is_manual: z.boolean(),
  aisle: z.string(),
  /** True if the person has some at home, by their own statement or the pantry's; absent if it must be bought. */
  is_at_home: z.literal(true).optional(),
  own_exact: z.string().nullable(),
  own_unit: z.string().nullable(),
  sources: z.array(groceryShareWire),
});

export const groceryAdditionWire = z.object({
  id: z.string(),
  recipe_id: z.string().nullable(),
  variant_id: z.string().nullable(),
  title: z.string(),
  servings: z.number().nullable(),
  /** The factor for a recipe without a number of servings; otherwise 1. */
  scale: z.number(),
  added_at: timestamp,
});

/** Absent for a list that is not shared. `is_own`: the reader shared the list and may delete it. */
const sharedWith = z.object({ id: z.string(), name: z.string(), is_own: z.boolean() });

export const groceryListWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  household: sharedWith.optional(),
  items: z.array(groceryItemWire),
  recipes: z.array(groceryAdditionWire),
});

/** The list after a recipe was added: `added_items` counts the lines that the recipe is part of. */
export const recipeAddedWire = groceryListWire.extend({ adding_id: z.string(), added_items: z.number().int() });
/** A new list. The last two fields are present if a recipe was added with it. */
export const listCreatedWire = groceryListWire.extend(
  recipeAddedWire.pick({ adding_id: true, added_items: true }).partial().shape,
);
/** The list after a batch of changes. `skipped`: the positions of changes whose line or list no longer exists. */
export const groceryChangedWire = groceryListWire.extend({ skipped: z.array(z.number().int()), now: timestamp });

/** Whether a line fits another person. `because`: those of their limits that conflict with it and that they show. */
export const lineFitWire = z.object({
  person_id: z.string(),
  state: z.enum(["conflict", "may_contain", "unknown"]),
  /** A conflict with a way of eating or an avoided food, which is no alarm. */
  is_mismatch: z.literal(true).optional(),
  because: z.array(z.string()),
});

/**
 * `people`: everybody else at the table; a person who has recorded nothing or hides their allergies is not checked. `lines`: the lines
 * that do not certainly fit everybody. A missing line fits everybody who was checked. `is_without_reader`: the reader chose
 * to have food checked for others only.
 */
const groceryTableWire = z.object({
  people: z.array(
    z.object({ id: z.string(), name: z.string(), is_checked: z.boolean(), unchecked: unchecked.optional() }),
  ),
  lines: z.array(z.object({ id: z.string(), fits: z.array(lineFitWire) })),
  is_without_reader: z.literal(true).optional(),
});

/**
 * A line that is one product, judged as a check of its code is: by the words on its packet and not by its name. `people`:
 * everybody for whom the list is checked, the reader, unless left out, first. `doubts`: why nothing may be said to fit.
 * `is_recalled`: a recall that holds names the code.
 */
const productLineWire = z.object({
  id: z.string(),
  gtin: z.string(),
  people: z.array(personFit),
  doubts: z.array(z.enum(CHECK_DOUBTS)),
  is_recalled: z.literal(true).optional(),
});

/**
 * A list judged by its reader's settings, line by line as a recipe is. `substitutes`: for each line that conflicts or
 * may conflict, the substitutes that are known to fit; empty if none is known.
 */
export const groceryJudgementWire = recipeJudgementWire.extend({
  substitutes: z.array(lineSubstitutesWire),
  /** The lines that are products. Their verdicts are among those of all lines, too. */
  products: z.array(productLineWire).optional(),
  /** Everybody else who eats from it: of a shared list the household, otherwise everybody at the reader's table. */
  table: groceryTableWire.optional(),
  /** The version of the list that was judged. */
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

/** `aisles`: in the order of the shop; other aisles come after them. */
export const shopBody = z.object({
  id: id.optional(),
  name: requiredLine(60, msg("nameRequired")),
  aisles: z
    .array(requiredLine(60))
    .max(MAX_SHOP_AISLES, msg("aislesMost", { count: MAX_SHOP_AISLES }))
    .refine((aisles) => new Set(aisles).size === aisles.length, msg("aislesOnce")),
});
export const shopWire = z.object({ id: z.string(), name: z.string(), aisles: z.array(z.string()) });

/** Leaves out foods that are on this list. */
export const suggestionsQuery = z.object({ list_id: id.optional() });
/** The most frequently bought first. */
export const suggestionWire = z.object({ name: z.string(), times: z.number().int() });

export type ShopBody = z.infer<typeof shopBody>;
export type ShopWire = z.infer<typeof shopWire>;
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
export type ProductLineWire = z.infer<typeof productLineWire>;
export type LineFitWire = z.infer<typeof lineFitWire>;
export type GroceryTableWire = z.infer<typeof groceryTableWire>;
export type GroceryJudgementWire = z.infer<typeof groceryJudgementWire>;
export type GrocerySummaryWire = z.infer<typeof grocerySummaryWire>;
