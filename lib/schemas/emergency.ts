import { z } from "zod";
import { MAX_CONTACTS, MAX_OWN_STEPS, MAX_PENS } from "@/lib/emergency/limits";
import { COUNTRIES } from "@/lib/emergency/numbers";
import { msg } from "@/lib/i18n/sentence";
import { tablePersonWire } from "./household";
import { id, line, requiredLine, timestamp } from "./text";

/** `me`: one's own plan; otherwise the id of a person without an account. */
export const emergencyPlanParams = z.object({ of: z.union([z.literal("me"), id]) });

/** An empty line is no line. */
const optionalLine = (max: number) =>
  line(max)
    .nullable()
    .transform((text) => text || null);

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, msg("monthOfPen"))
  .meta({ examples: ["2031-03"] });
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()./-]{3,30}$/, msg("phoneNumber"));

export const emergencyPen = z.strictObject({
  name: requiredLine(60, msg("nameRequired")),
  place: optionalLine(120),
  good_until: month.nullable(),
});
const contact = z.strictObject({ name: requiredLine(60, msg("nameRequired")), phone });

const written = {
  country: z.enum(COUNTRIES as [string, ...string[]], msg("countryOfList")).nullable(),
  is_child: z.boolean(),
  signs: optionalLine(300),
  pens: z.array(emergencyPen).max(MAX_PENS, msg("mostPlain", { count: MAX_PENS })),
  steps: z.array(requiredLine(200)).max(MAX_OWN_STEPS, msg("mostPlain", { count: MAX_OWN_STEPS })),
  contacts: z.array(contact).max(MAX_CONTACTS, msg("mostPlain", { count: MAX_CONTACTS })),
  source: optionalLine(120),
  source_day: z.iso.date().nullable(),
};

/** Replaces the whole plan. `read_at`: the `updated_at` of the plan that was read; null if there was none. */
export const emergencyPlanBody = z.strictObject({ ...written, read_at: timestamp.nullable() });

export const emergencyPlanWire = z.object({
  country: z.string().nullable(),
  is_child: z.boolean(),
  signs: z.string().nullable(),
  /** `good_until`: year and month. */
  pens: z.array(z.object({ name: z.string(), place: z.string().nullable(), good_until: z.string().nullable() })),
  steps: z.array(z.string()),
  contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
  source: z.string().nullable(),
  source_day: z.string().nullable(),
  updated_at: timestamp,
});

/** Of the caller (`of` is "me" and `person` null) and of each person without an account whom they added. */
export const emergencyOfWire = z.object({
  of: z.string(),
  person: tablePersonWire.nullable(),
  plan: emergencyPlanWire.nullable(),
});
export const emergencyListWire = z.array(emergencyOfWire);

export type EmergencyPlanBody = z.infer<typeof emergencyPlanBody>;
export type EmergencyPlanWire = z.infer<typeof emergencyPlanWire>;
export type EmergencyOfWire = z.infer<typeof emergencyOfWire>;
