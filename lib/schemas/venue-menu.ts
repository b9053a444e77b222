import { z } from "zod";
import { MOST_DISHES } from "@/lib/csv/file-limits";
import { msg } from "@/lib/i18n/sentence";
import { DIET_KEYS } from "../dietary/diets";
import { FACT_SUBJECTS } from "../dietary/kitchen-facts";
import { id as idOf, requiredLine } from "./text";

export const menuBody = z.object({
  dishes: z
    .array(
      z.object({
        name: requiredLine(200),
        description: z
          .string()
          .trim()
          .max(2000, msg("charactersMost", { count: 2000 })),
      }),
    )
    .max(MOST_DISHES, msg("dishesMost", { count: 200 })),
});
export type MenuBody = z.infer<typeof menuBody>;

export const dishVerdict = z.object({
  kind: z.enum(["conflict", "may_contain", "unknown", "match", "info"]),
  blockers: z.array(z.string()),
  /** Present if a blocker is a class that the dish declares ("contains: nuts"): no ingredient to leave out is named. */
  is_declared: z.literal(true).optional(),
  /** Present if the menu itself warns of what may be in it ("may contain nuts"). */
  is_warned: z.literal(true).optional(),
  /** Present if a person of the kitchen said what decides. */
  is_told: z.literal(true).optional(),
});
export const dishVerdicts = z.partialRecord(z.enum(DIET_KEYS), dishVerdict);
export type DishVerdicts = z.infer<typeof dishVerdicts>;
export type DishVerdictWire = z.infer<typeof dishVerdict>;
/** What the written words tell about each subject that a kitchen may speak of. Missing: nobody knows. */
export const subjectVerdicts = z.partialRecord(z.enum(FACT_SUBJECTS), dishVerdict);
export type SubjectVerdicts = z.infer<typeof subjectVerdicts>;

const count = z.number().int().nonnegative();
export const menuWire = z.object({
  dishes: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      verdicts: dishVerdicts,
      /** The number of guests with known needs whom the dish fits; null if that would identify somebody. */
      fits: count.nullable(),
      unknown: count.nullable(),
    }),
  ),
  /** The guests whose diets and allergies are known and among those that the menu is judged by; null under 5. */
  guests: count.nullable(),
  /** How many of these guests have at least the given number of dishes. */
  served: z.array(z.object({ at_least: count, guests: count.nullable() })),
  change: z.object({ dish: z.string(), ingredient: z.string(), guests: count }).nullable(),
});
export type MenuWire = z.infer<typeof menuWire>;

/** The effect of an edit: dishes that would no longer fit guests whom they fitted. */
export const menuCheckWire = z.object({
  lost: z.array(z.object({ dish: z.string(), key: z.enum(DIET_KEYS), because: z.array(z.string()) })),
  /** The guests who saved such a dish and will be notified; null for 1 to 4 of them. */
  told: count.nullable(),
  /** Dishes of which the kitchen confirmed facts that would end, because their words change. */
  unconfirmed: z.array(z.object({ dish: z.string(), facts: count })),
});
export type MenuCheckWire = z.infer<typeof menuCheckWire>;

export const menuPageBody = z.object({ url: z.string().trim().min(1, msg("requiredField")).max(2048) });
/** The dishes that were read, for review before anything is saved. */
export const readMenuWire = z.object({ dishes: menuBody.shape.dishes });

export const dishParams = z.object({ id: idOf, dishId: idOf });
/** Why a person who saved a dish is notified: the needs that it no longer fits. Empty: its recipe changed. */
export const dishNotice = z.object({ keys: z.array(z.enum(DIET_KEYS)), because: z.array(z.string()) });
export type DishNotice = z.infer<typeof dishNotice>;
export const savedDishWire = z.object({ dish_id: idOf, is_saved: z.boolean() });
