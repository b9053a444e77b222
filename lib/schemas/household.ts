import { z } from "zod";
import { SEVERITIES } from "../dietary/allergies";
import { DIET_KEYS, findConflict, isFreeFrom, MAX_DIETS } from "../dietary/diets";
import { MAX_TABLE_LIMITS, MAX_TABLE_NAME } from "../household-limits";
import { id, requiredLine } from "./text";

export const tablePersonParams = z.object({ id });

/** `severity` null: merely avoided. */
const limit = z.object({ ingredient_id: id, severity: z.enum(SEVERITIES, "Choose how badly").nullable() });

/** Somebody without an account, whole: what is not named is not theirs any more. `id`: made by the device. */
export const tablePersonBody = z.object({
  id: id.optional(),
  name: requiredLine(MAX_TABLE_NAME, "Name is required"),
  diets: z
    .array(z.enum(DIET_KEYS, "Choose a way of eating"))
    .max(MAX_DIETS, `At most ${MAX_DIETS} ways of eating`)
    .refine((keys) => !keys.some(isFreeFrom), "An allergy stands among the limits")
    .refine((keys) => findConflict(keys) === null, "These ways of eating exclude each other")
    .refine((keys) => new Set(keys).size === keys.length, "Name each once"),
  limits: z
    .array(limit)
    .max(MAX_TABLE_LIMITS, `At most ${MAX_TABLE_LIMITS}`)
    .refine((list) => new Set(list.map((each) => each.ingredient_id)).size === list.length, "Name each food once"),
});

export const tablePersonWire = z.object({
  id: z.string(),
  name: z.string(),
  diets: z.array(z.enum(DIET_KEYS)),
  limits: z.array(z.object({ ingredient_id: z.string(), name: z.string(), severity: z.enum(SEVERITIES).nullable() })),
});

export type TablePersonBody = z.infer<typeof tablePersonBody>;
export type TablePersonWire = z.infer<typeof tablePersonWire>;
