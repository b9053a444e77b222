import { z } from "zod";
import { MAX_COLLECTION_NAME, MAX_COLLECTIONS, MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/cookbook/limits";
import { COURSE_KEYS, CUISINE_KEYS } from "../../../lib/recipes/kinds";
import { ofEachTime } from "../../../lib/recipes/times";
import { MAX_INGREDIENT_LENGTH, MAX_RECIPE_LINES, MAX_STEP_LENGTH } from "../../../lib/schemas/recipe-limits";
import { leftOutWire } from "../../../lib/schemas/recipes";
import { line, paragraph, requiredLine } from "../../../lib/schemas/text";

export const MAX_DESCRIPTION = 300;
export const MAX_TITLE = 300;
export const MAX_MINUTES = 100_000;
const MAX_LEFT_OUT = 500;

const optional = (max: number) => line(max).min(1).nullable();
const minutes = z.number().int().min(0).max(MAX_MINUTES).nullable();

/**
 * A recipe on its way between two apps, with the person's rating, note, tags and collections. Every format is read into
 * this form and written from it. It contains only what our tables can store.
 */
export const carriedRecipe = z.object({
  title: requiredLine(MAX_TITLE),
  description: optional(MAX_DESCRIPTION),
  cuisine: z.enum(CUISINE_KEYS).nullable(),
  course: z.enum(COURSE_KEYS).nullable(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/)
    .nullable(),
  servings: z.number().min(0.01).max(10_000).nullable(),
  yield_text: optional(200),
  ...ofEachTime(() => minutes),
  source_url: z
    .string()
    .max(2000)
    .regex(/^https?:\/\//i)
    .nullable(),
  ingredients: z
    .array(
      z.object({
        name: requiredLine(MAX_INGREDIENT_LENGTH),
        quantity: optional(60),
        unit: optional(60),
        note: optional(300),
        group: optional(120),
      }),
    )
    .min(1)
    .max(MAX_RECIPE_LINES),
  instructions: z
    .array(z.object({ text: paragraph(MAX_STEP_LENGTH).pipe(z.string().min(1)), group: optional(120) }))
    .max(MAX_RECIPE_LINES),
  rating: z.number().int().min(1).max(5).nullable(),
  note: paragraph(MAX_NOTE_LENGTH),
  tags: z.array(requiredLine(MAX_TAG_LENGTH)).max(MAX_TAGS),
  collections: z.array(requiredLine(MAX_COLLECTION_NAME)).max(MAX_COLLECTIONS),
  /** What an import found and did not take, about which nobody has decided; files that are older than it have none. */
  left_out: z.array(leftOutWire).max(MAX_LEFT_OUT).default([]),
});

export type CarriedRecipe = z.infer<typeof carriedRecipe>;
export type CarriedIngredient = CarriedRecipe["ingredients"][number];
export type CarriedStep = CarriedRecipe["instructions"][number];

/**
 * A recipe that was read from a file. `image_url`: the address of its picture on the web. `left_out`: describes what is
 * not in the recipe, for the report.
 */
export type ReadRecipe = { recipe: CarriedRecipe; image_url: string | null; left_out: string[] };
export type UnreadRecipe = { title: string; reason: string };
export type FileReading = (ReadRecipe | UnreadRecipe)[];

export const isRead = (reading: ReadRecipe | UnreadRecipe): reading is ReadRecipe => "recipe" in reading;
