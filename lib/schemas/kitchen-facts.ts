import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { FACT_STATES, FACT_SUBJECTS } from "../dietary/kitchen-facts";
import { id, requiredLine, timestamp } from "./text";

/** A menu of 200 dishes with an answer to every question. */
const MOST_ANSWERS = 3_800;

const subject = z.enum(FACT_SUBJECTS);
const state = z.enum(FACT_STATES);

export const sayFactsBody = z.strictObject({
  /** Who says so. Guests read the name. */
  by: requiredLine(60, msg("sayWhoAnswers")),
  answers: z
    .array(
      z.strictObject({
        dish_id: id,
        subject,
        /** null takes back what was said. */
        state: state.nullable(),
        /** The id of the fact that the person saw, null if they saw none; another one is a conflict. */
        seen: id.nullable(),
        /** The words of the dish that the person saw. */
        recipe: z.string().max(64, msg("charactersMost", { count: 64 })),
      }),
    )
    .min(1, msg("itemsLeast", { count: 1 }))
    .max(MOST_ANSWERS, msg("itemsMost", { count: MOST_ANSWERS })),
});
export type SayFactsBody = z.infer<typeof sayFactsBody>;

const saidFact = z.object({ id, subject, state, by: z.string(), on: timestamp });
export type SaidFactWire = z.infer<typeof saidFact>;

const version = z.object({ number: z.int().nonnegative(), on: timestamp.nullable() });

const MOST_MONTHS = 24;
const months = z.int().min(1).max(MOST_MONTHS);
export const renewalBody = z.strictObject({ months });
export type RenewalBody = z.infer<typeof renewalBody>;
/** `before`: what was said before this moment is asked about again. */
export const renewalWire = z.object({ months, before: timestamp });
export type RenewalWire = z.infer<typeof renewalWire>;

export const kitchenWire = z.object({
  version,
  renewal: renewalWire,
  dishes: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      /** A digest of the words of the dish, to be sent back with what is said of them. */
      recipe: z.string(),
      facts: z.array(saidFact),
      /** What was confirmed of earlier words of the dish, and not again since. It counts no more. */
      was: z.array(saidFact.omit({ id: true })),
      /**
       * What the engine reads for each subject, as a suggestion that counts as nothing: null where it cannot say. Empty
       * if the menu could not be read in time. `frees`: how many verdicts that are open now an answer would decide.
       * `guests`: how many of the venue's guests wait for one of them; null if that would identify somebody.
       */
      read: z.array(
        z.object({
          subject,
          suggests: state.nullable(),
          because: z.array(z.string()),
          frees: z.int().nonnegative(),
          guests: z.int().nonnegative().nullable(),
        }),
      ),
    }),
  ),
  /** Foods that leave a subject open in several dishes, so that one answer about the food is one about all of them. */
  foods: z.array(
    z.object({
      /** As the dishes write it, in lower case. */
      food: z.string(),
      subject,
      /** `is_alone`: nothing else in the dish is open, so that the dish is free from the subject if the food is. */
      dishes: z.array(z.object({ dish_id: id, is_alone: z.boolean() })),
      /** The guests who wait for one of the dishes in which it is alone. */
      guests: z.int().nonnegative().nullable(),
    }),
  ),
});
export type KitchenWire = z.infer<typeof kitchenWire>;
export type KitchenDishWire = KitchenWire["dishes"][number];

export const saidFactsWire = z.object({
  version,
  /** The facts that stand now; null where what was said is taken back. */
  facts: z.array(z.object({ dish_id: id, subject, fact: saidFact.nullable() })),
});
export type SaidFactsWire = z.infer<typeof saidFactsWire>;
