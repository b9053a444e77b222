import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { guestAllergies, guestDiet } from "./guest-card";
import { seenWire } from "./live";
import { requiredLine, timestamp } from "./text";
import { visitWire } from "./visits";

const reference = requiredLine(200).nullish();

/**
 * A check-in with a card that exists on a device only. A row that is null is neither shown to the venue nor sent to us.
 * A shown row may be empty, but not all of them, because an empty card would read as "no limits".
 */
export const guestCheckInBody = z
  .strictObject({
    venue_id: reference,
    location_id: reference,
    name: requiredLine(40, msg("sayHouseCalls")),
    allergies: guestAllergies.nullable(),
    diet: guestDiet.nullable(),
  })
  .superRefine(({ venue_id, location_id, allergies, diet }, context) => {
    const wants = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!venue_id && !location_id) wants("venue_id", msg("venueIdRequired"));
    const count = (allergies?.length ?? 0) + (diet ? diet.dietary.length + diet.ways.length : 0);
    if ((allergies || diet) && count === 0) wants("allergies", msg("cardSaysNothing"));
  });

/** What a person without an account sees before they check in. Reading it records nothing. */
export const guestOfferWire = z.object({
  venue: z.object({ id: z.string(), name: z.string(), city: z.string() }),
  location: z.object({ id: z.string(), label: z.string() }).nullable(),
  until: timestamp,
  /** The visit of this device that is active there. */
  visit: visitWire.nullable(),
});

/**
 * The visit of this device, what the venue reads of it, and who there has read it. `visit` is null if there is none.
 */
export const guestVisitWire = z.object({
  visit: visitWire.nullable(),
  seen: seenWire.nullable(),
});

export type GuestCheckInBody = z.infer<typeof guestCheckInBody>;
export type GuestCheckInInput = z.input<typeof guestCheckInBody>;
export type GuestOfferWire = z.infer<typeof guestOfferWire>;
export type GuestVisitWire = z.infer<typeof guestVisitWire>;
