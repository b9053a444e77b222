import { z } from "zod";
import { GUEST_ROWS } from "@/lib/guest-card/sent";
import { msg } from "@/lib/i18n/sentence";
import { guestAllergies, guestDiet } from "./guest-card";
import { requiredLine } from "./text";

/**
 * The longest life of a guest's link. It must end by itself, because there is no account whose owner could be asked
 * about it.
 */
export const GUEST_LINK_DAYS = 30;
/** Few enough that a person sees all shared links at a glance. */
export const MOST_GUEST_LINKS = 5;

/**
 * The part of the card that a device sends for its links. A row that no link shows is null and is not sent. Not all
 * rows may be empty, because an empty card would read as "no limits".
 */
export const guestLinkCard = z
  .strictObject({
    suffix: z
      .string()
      .regex(/^[A-Z0-9]{4}$/, msg("fourLetters"))
      .meta({ examples: ["7KQ2"] }),
    name: requiredLine(40, msg("sayOthersCall")),
    allergies: guestAllergies.nullable(),
    diet: guestDiet.nullable(),
  })
  .refine(({ allergies, diet }) => (allergies?.length ?? 0) + (diet ? diet.dietary.length + diet.ways.length : 0) > 0, {
    message: msg("cardSaysNothing"),
    path: ["allergies"],
  });

/** A row that is null in `card` cannot be shown. */
export const createGuestLinkBody = z.strictObject({
  rows: z.array(z.enum(GUEST_ROWS)).min(1, msg("rowLeast")).max(100, msg("rowsFewer")),
  expires_at: z.iso.datetime({ offset: true, error: msg("momentIso") }),
  card: guestLinkCard,
});

export type GuestLinkCardBody = z.infer<typeof guestLinkCard>;
export type GuestLinkCardInput = z.input<typeof guestLinkCard>;
export type CreateGuestLinkBody = z.infer<typeof createGuestLinkBody>;
