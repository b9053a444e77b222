import { z } from "zod";
import { GUEST_ROWS } from "../guest-card/sent";
import { guestAllergies, guestDiet } from "./guest-card";
import { requiredLine } from "./text";

/** A card without an account is shared for so long at most: nobody is there who could be asked about a link without end. */
export const GUEST_LINK_DAYS = 30;
/** Few: what a device shares is seen at one glance. */
export const MOST_GUEST_LINKS = 5;

/**
 * What leaves the device for its links. A row that no link shows is null: it is not sent to us either. Never all of them
 * empty: an empty card would read as "no limits".
 */
export const guestLinkCard = z
  .object({
    suffix: z
      .string()
      .regex(/^[A-Z0-9]{4}$/, "Four letters or figures")
      .meta({ examples: ["7KQ2"] }),
    name: requiredLine(40, "Please say what others may call you"),
    allergies: guestAllergies.nullable(),
    diet: guestDiet.nullable(),
  })
  .refine(({ allergies, diet }) => (allergies?.length ?? 0) + (diet ? diet.dietary.length + diet.ways.length : 0) > 0, {
    message: "The card says nothing yet",
    path: ["allergies"],
  });

/** Rows that `card` holds as null cannot be shown. */
export const createGuestLinkBody = z.object({
  rows: z.array(z.enum(GUEST_ROWS)).min(1, "Choose at least one row").max(100, "There are not so many rows"),
  expires_at: z.iso.datetime({ offset: true, error: "Must be a moment in ISO 8601" }),
  card: guestLinkCard,
});

export type GuestLinkCardBody = z.infer<typeof guestLinkCard>;
export type GuestLinkCardInput = z.input<typeof guestLinkCard>;
export type CreateGuestLinkBody = z.infer<typeof createGuestLinkBody>;
export type CreateGuestLinkInput = z.input<typeof createGuestLinkBody>;
