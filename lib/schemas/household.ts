import { z } from "zod";
import { MAX_HOUSEHOLD_NAME, MAX_TABLE_LIMITS, MAX_TABLE_NAME } from "@/lib/household/limits";
import { msg } from "@/lib/i18n/sentence";
import { SEVERITIES } from "@/lib/profile/allergies";
import { SHARE_ROWS } from "@/lib/sight/share-rows";
import { DIET_KEYS, findConflict, isFreeFrom, MAX_DIETS } from "../dietary/diets";
import { id, ingredientRef, requiredLine, timestamp } from "./text";

export const tablePersonParams = z.object({ id });

const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,99}$/);

/**
 * `ingredient_id`: the id or the slug of a food, or a word of one's own. `severity` null: avoided, but not an allergy.
 * `traces`: false if traces of it do no harm.
 */
const limit = z.strictObject({
  ingredient_id: z.union([ingredientRef, slug]),
  severity: z.enum(SEVERITIES, msg("howBadly")).nullable(),
  traces: z.boolean().default(true),
});

/**
 * A person without an account. The body replaces the whole record: what it does not name is removed. `id`: created by
 * the device.
 */
export const tablePersonBody = z.strictObject({
  id: id.optional(),
  name: requiredLine(MAX_TABLE_NAME, msg("nameRequired")),
  diets: z
    .array(z.enum(DIET_KEYS, msg("chooseWay")))
    .max(MAX_DIETS, msg("waysMost", { count: MAX_DIETS }))
    .refine((keys) => !keys.some(isFreeFrom), msg("allergyAmongLimits"))
    .refine((keys) => findConflict(keys) === null, msg("waysExclude"))
    .refine((keys) => new Set(keys).size === keys.length, msg("eachOnce")),
  limits: z
    .array(limit)
    .max(MAX_TABLE_LIMITS, msg("mostPlain", { count: MAX_TABLE_LIMITS }))
    .refine((list) => new Set(list.map((each) => each.ingredient_id)).size === list.length, msg("foodOnce")),
});

/** `household_id`: the household whose members also see this person. */
export const tablePersonWire = z.object({
  id: z.string(),
  name: z.string(),
  household_id: z.string().nullable(),
  diets: z.array(z.enum(DIET_KEYS)),
  limits: z.array(
    z.object({
      ingredient_id: z.string(),
      /** The slug of the food or group; the id of a food that has none. */
      key: z.string(),
      name: z.string(),
      severity: z.enum(SEVERITIES).nullable(),
      traces: z.boolean(),
    }),
  ),
});

export type TablePersonBody = z.input<typeof tablePersonBody>;
export type TablePersonWire = z.infer<typeof tablePersonWire>;

const row = z.enum(SHARE_ROWS, msg("rowsOfCard"));
const rows = z.array(row).max(SHARE_ROWS.length, msg("rowsFewer"));

export const householdParams = z.object({ id });
export const householdMemberParams = z.object({ id, memberId: id });
export const householdInvitationParams = z.object({ id, invitationId: id });
export const invitationKeyParams = z.object({ key: z.string().max(100) });

export const householdBody = z.strictObject({ name: requiredLine(MAX_HOUSEHOLD_NAME, msg("nameRequired")) });
/** The rows of one's own card that the other members see; an empty list is a valid choice. */
export const shownRowsBody = z.strictObject({ rows });
export const handOverBody = z.strictObject({ member_id: id });
export const newInvitationBody = z.strictObject({
  is_single_use: z.boolean(),
  days: z
    .number()
    .int()
    .min(1, msg("dayLeast"))
    .max(30, msg("daysMost", { count: 30 }))
    .default(7),
});
/** null: no household, or shared with nobody. */
export const intoHouseholdBody = z.strictObject({ household_id: id.nullable() });

/** What a member shows, row by row. A missing row is not shown, which is different from an empty row. */
const shownRow = z.object({ row, values: z.array(z.string()) });

export const householdMemberWire = z.object({
  id: z.string(),
  name: z.string(),
  is_keeper: z.boolean(),
  is_me: z.boolean(),
  shows: z.array(shownRow),
});
/** A person without an account whom a member added to the household. */
export const householdPersonWire = tablePersonWire.omit({ household_id: true }).extend({ is_mine: z.boolean() });
export const householdWire = z.object({
  id: z.string(),
  name: z.string(),
  is_keeper: z.boolean(),
  created_at: timestamp,
  members: z.array(householdMemberWire),
  people: z.array(householdPersonWire),
});
/** The short form, for choosing a household. */
export const householdNameWire = z.object({ id: z.string(), name: z.string() });

export const invitationWire = z.object({
  id: z.string(),
  url: z.string(),
  is_single_use: z.boolean(),
  created_at: timestamp,
  expires_at: timestamp,
});
/** What an invited person sees before they decide. */
export const openInvitationWire = z.object({
  household: householdNameWire,
  invited_by: z.string(),
  members: z.array(z.string()),
  is_member: z.boolean(),
  expires_at: timestamp,
});

export type HouseholdWire = z.infer<typeof householdWire>;
export type HouseholdMemberWire = z.infer<typeof householdMemberWire>;
export type HouseholdPersonWire = z.infer<typeof householdPersonWire>;
export type HouseholdNameWire = z.infer<typeof householdNameWire>;
export type NewInvitationBody = z.infer<typeof newInvitationBody>;
export type InvitationWire = z.infer<typeof invitationWire>;
export type OpenInvitationWire = z.infer<typeof openInvitationWire>;
