import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { isWayOfEating } from "../dietary/diet-choice";
import { FACT_STATES, FACT_SUBJECTS } from "../dietary/kitchen-facts";
import { MORE_WAY_KEYS } from "../dietary/more-ways";
import { VOICES } from "../dietary/voices";
import { dietKey, severity } from "./profile";
import { judgedSetting, verdictKind } from "./recipe-judgement";
import { recipeSearchQuery } from "./recipe-search";
import { requiredLine, timestamp } from "./text";

/** More allergies than any person has, and few enough to judge in one request. */
export const MOST_GUEST_ALLERGIES = 60;

/** `key`: the slug or the id of an ingredient. */
export const guestAllergy = z.strictObject({
  key: requiredLine(200),
  severity: severity.default("allergy"),
  traces: z.boolean().default(true),
});
export const guestAllergies = z
  .array(guestAllergy)
  .max(MOST_GUEST_ALLERGIES, msg("allergiesMost", { count: MOST_GUEST_ALLERGIES }));

const wayOfEating = dietKey.refine(isWayOfEating, msg("allergyPlace"));
const moreWay = z.enum(MORE_WAY_KEYS);

/** The ways of eating on a card: the documented keys and our further ones. */
export const guestDiet = z.strictObject({
  dietary: z.array(wayOfEating).max(20, msg("waysFewer")).default([]),
  ways: z.array(moreWay).max(20, msg("waysFewer")).default([]),
});

/** The card that a device stores, as it is sent to us. Its only health data are allergies. */
export const guestCardBody = z
  .strictObject({ allergies: guestAllergies, diet: guestDiet })
  .refine(({ allergies, diet }) => allergies.length + diet.dietary.length + diet.ways.length > 0, {
    message: msg("cardSaysNothing"),
    path: ["allergies"],
  });

/** A call that judges by the device's card. The card is in the body, because addresses end up in logs and histories. */
export const guestJudgeBody = z.strictObject({ card: guestCardBody });
export const guestSearchBody = z.strictObject({ card: guestCardBody, search: recipeSearchQuery.strict() });
const dishReason = z.object({ foods: z.array(z.string()), setting: judgedSetting });
/** `by`: the name of the person who said it. `is_contradicted`: the menu's words say otherwise, so ask. */
export const kitchenSaid = z.object({
  subject: z.enum(FACT_SUBJECTS),
  state: z.enum(FACT_STATES),
  by: z.string(),
  on: timestamp,
  is_contradicted: z.boolean(),
});
export type KitchenSaidWire = z.infer<typeof kitchenSaid>;

/** A dish of a menu, judged for a card or a table. */
export const guestDish = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /**
   * The gravest verdict of allergies, diets and avoided foods; null without any. `is_late`: judging took too long, and
   * `unknown` is no answer about the dish.
   */
  verdict: verdictKind.nullable(),
  is_late: z.literal(true).optional(),
  /**
   * What each kind of warning has against the dish, the loudest first, with the foods that it names, and with the
   * settings that each of them breaks.
   */
  voices: z.array(
    z.object({
      voice: z.enum(VOICES),
      kind: verdictKind,
      because: z.array(z.string()),
      reasons: z.array(dishReason),
    }),
  ),
  /** What a person of the kitchen confirmed of the dish and concerns the card; without a card, its warnings. */
  kitchen: z.array(kitchenSaid),
});
export const guestDishesWire = z.array(guestDish);

export type GuestDishesWire = z.infer<typeof guestDishesWire>;
export type DishReasonWire = z.infer<typeof dishReason>;
export type GuestAllergy = z.infer<typeof guestAllergy>;
export type GuestCardBody = z.infer<typeof guestCardBody>;
export type GuestCardInput = z.input<typeof guestCardBody>;
