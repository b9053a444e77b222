import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MEALS } from "../meal-plan/meals";
import { isWeek, WEEK_STARTS } from "../meal-plan/week";
import { householdNameWire } from "./household";
import { photoWire } from "./photos";
import { fit } from "./recipe-judgement";
import { id, line, requiredLine, timestamp } from "./text";

const week = z.string().refine(isWeek, msg("weekLike", { week: "2026-W48" }));
/** The day on which the reader's weeks start. */
const starts = z.enum(WEEK_STARTS).default("mon");
const LAST_DAY = "2100-12-31";
const day = z.iso
  .date(msg("dayLike", { day: "2026-11-23" }))
  .refine((text) => text >= "2000-01-01" && text <= LAST_DAY, msg("dayOfCentury"));
const meal = z.enum(MEALS, msg("chooseMeal"));
const servings = z.number().positive(msg("moreThanZero")).max(1000, msg("thatIsTooMany")).multipleOf(0.01);

/** The household whose plan is meant; missing or null: the caller's own plan. */
const household_id = id.nullish();

export const planWeekQuery = z.object({ week, starts, household_id: id.optional() });
export const planEntryParams = z.object({ id });
/** Recipes for a plan are judged for the people who eat from it. */
export const planRecipesQuery = z.object({ text: line(200).default(""), household_id: id.optional() });

/**
 * `id`: created by the device, so that a repeated request adds the entry once. Without `servings`, the recipe as
 * written.
 */
export const newPlanEntry = z
  .object({
    id: id.optional(),
    day,
    meal,
    recipe_id: id.optional(),
    note: requiredLine(200).optional(),
    servings: servings.nullish(),
    household_id,
  })
  .refine((entry) => (entry.recipe_id === undefined) !== (entry.note === undefined), {
    message: msg("nameRecipeOrNote"),
    path: ["recipe_id"],
  });

/** `index`: the new position among the other entries of the meal; missing: at the end. */
export const planEntryChanges = z
  .object({
    day: day.optional(),
    meal: meal.optional(),
    index: z.number().int().min(0).max(1000).optional(),
    servings: servings.optional(),
    note: requiredLine(200).optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), msg("sayWhatChanges"));

export const copyWeekBody = z
  .object({ from: week, to: week, starts, household_id })
  .refine(({ from, to }) => from !== to, { message: msg("chooseAnotherWeek"), path: ["to"] });

export const SERVINGS_FOR = ["planned", "one", "all"] as const;

/**
 * `days`: only these days of the week; missing: all. `servings_for`: the number of servings as planned, for one person,
 * or for everybody at the table.
 */
export const planToListBody = z.object({
  household_id,
  servings_for: z.enum(SERVINGS_FOR, msg("forWhom")).default("planned"),
  list_id: id.nullable(),
  new_list_id: id.optional(),
  week,
  starts,
  days: z.array(day).min(1, msg("chooseDay")).max(7, msg("sevenDays")).optional(),
});

/** `recipe_id` null: a note, or (`is_note` false) a recipe that was deleted; `title` is then its last title. */
export const planEntryWire = z.object({
  id: z.string(),
  day: z.string(),
  meal,
  position: z.number().int(),
  recipe_id: z.string().nullable(),
  is_note: z.boolean(),
  title: z.string(),
  servings: z.number().nullable(),
  updated_at: timestamp,
  /** Only in the plan of a household, and only while that person is a member. */
  changed_by: z.object({ name: z.string(), is_me: z.boolean() }).optional(),
});

/** Whether a recipe fits a person of the table. `because`: their limits that conflict with it. */
export const tableFitWire = z.object({
  person_id: z.string(),
  name: z.string(),
  state: fit.shape.state,
  because: z.array(z.string()),
});

/**
 * Nutrients of one serving. `coverage`: the share of the dish for which they are known, 0 to 1. `uncounted`: the number
 * of its lines that are not counted; `is_at_least`: they may bring more of this nutrient.
 */
const nutrition = z.object({
  coverage: z.number(),
  uncounted: z.number().int(),
  values: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string(),
      amount: z.number(),
      is_at_least: z.literal(true).optional(),
    }),
  ),
});

/** A recipe in the plan. `fit`: for everybody at the table; absent if nobody has recorded anything. */
export const planRecipeWire = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  photos: z.array(photoWire),
  servings: z.number().nullable(),
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  /** True for a variant, which has another kind of page. */
  is_variant: z.boolean(),
  /** True for another member's private recipe: it can be planned and checked, but only its owner may open it. */
  is_closed: z.literal(true).optional(),
  fit: fit.optional(),
  /** Absent if the nutrition is unknown. */
  nutrition: nutrition.optional(),
  /** The fits of the others from `fit.people`, without those for whom it was not checked. */
  table: z.array(tableFitWire).optional(),
});

/** `recipes`: the recipes of the entries that the caller may read, each once. */
export const planWire = z.object({
  week: z.string(),
  starts: z.enum(WEEK_STARTS),
  household: householdNameWire.optional(),
  entries: z.array(planEntryWire),
  recipes: z.array(planRecipeWire),
});

/** `own`: written or saved by the caller; `found`: among the public recipes. */
export const planRecipesWire = z.object({ own: z.array(planRecipeWire), found: z.array(planRecipeWire) });

/** How the list changed for the recipes of the chosen days: added, changed in amount, unchanged, removed. */
export const planToListWire = z.object({
  list_id: z.string(),
  added: z.number().int(),
  rescaled: z.number().int(),
  unchanged: z.number().int(),
  gone: z.array(z.string()),
});

export type PlanNutritionWire = z.infer<typeof nutrition>;
export type NewPlanEntry = z.infer<typeof newPlanEntry>;
export type PlanEntryChanges = z.infer<typeof planEntryChanges>;
export type CopyWeekBody = z.infer<typeof copyWeekBody>;
export type PlanToListBody = z.input<typeof planToListBody>;
export type PlanToList = z.output<typeof planToListBody>;
export type PlanEntryWire = z.infer<typeof planEntryWire>;
export type PlanRecipeWire = z.infer<typeof planRecipeWire>;
export type TableFitWire = z.infer<typeof tableFitWire>;
export type PlanWire = z.infer<typeof planWire>;
export type PlanRecipesWire = z.infer<typeof planRecipesWire>;
export type PlanToListWire = z.infer<typeof planToListWire>;
