import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { severity } from "./profile";
import { id, requiredLine, timestamp } from "./text";

export const liveVisitParams = z.object({ venueId: id, visitId: id });
/** `card_at`: the card that was read, as the list names it; a card that has changed since is not read. */
export const seenBody = z.strictObject({
  by: requiredLine(40, msg("sayWhoRead")),
  card_at: timestamp.optional(),
});
export type SeenBody = z.infer<typeof seenBody>;

const seen = z.object({ at: timestamp, by: z.string() });

/**
 * What the card says of allergies. `no_allergy_named`: it holds a diet or avoided food but no allergy, which nobody has
 * confirmed. Every state but `allergies` and `no_allergy_named` means: nothing is known, ask.
 */
export const CARD_STATES = ["allergies", "no_allergy_named", "empty", "not_shown", "unreadable"] as const;
export type CardState = (typeof CARD_STATES)[number];

/**
 * What a kitchen needs to know about a guest, allergies first. `is_changed`: the card changed after it was read.
 * `rung_at`: when the guest last rang again because nobody had answered. `crowd`: the guest came as one of very many
 * from one connection. `dismissed`: who of the staff took the guest off the list.
 */
export const liveGuestWire = z.object({
  visit_id: z.string(),
  display_name: z.string(),
  table: z.string().nullable(),
  check_in_time: timestamp,
  card: z.enum(CARD_STATES),
  /** When the card last changed; a dismissal names it, so that nobody dismisses what they have not seen. */
  card_at: timestamp,
  allergies: z.array(z.object({ key: z.string(), label: z.string(), severity, traces: z.boolean() })),
  diets: z.array(z.string()),
  avoids: z.array(z.string()),
  is_allergies_shared: z.boolean(),
  is_diet_shared: z.boolean(),
  has_account: z.boolean(),
  crowd: z.string().nullable(),
  seen: seen.nullable(),
  is_changed: z.boolean(),
  rung_at: timestamp.nullable(),
  dismissed: seen.nullable(),
});
export type LiveGuestWire = z.infer<typeof liveGuestWire>;

const count = z.number().int().nonnegative();

/**
 * Guests counted together. `unread`: those whose card nobody has read as it is now. `to_ask`: those whose allergies are
 * not known. `allergies`: every allergy of all of them, with its gravest severity, the gravest first.
 */
export const guestSumWire = z.object({
  guests: count,
  unread: count,
  to_ask: count,
  allergies: z.array(z.object({ key: z.string(), label: z.string(), severity, guests: count })),
});
export type GuestSumWire = z.infer<typeof guestSumWire>;

/** Guests who came from one connection to one place faster than a dining room fills. */
const crowdWire = guestSumWire.extend({
  key: z.string(),
  table: z.string().nullable(),
  since: timestamp,
  until: timestamp,
});
export type CrowdWire = z.infer<typeof crowdWire>;

/**
 * One page of the guests in the house: guests with allergies first, and among them crowds last. `next`: where the next
 * page begins. `left_off`: the number of guests on later pages; `further` sums them up. `dismissed` sums up those whom
 * staff took off the list; they are not counted elsewhere.
 */
export const liveViewWire = z.object({
  server_time: timestamp,
  guests: z.array(liveGuestWire),
  left_off: count,
  next: z.string().nullable(),
  house: guestSumWire,
  further: guestSumWire,
  crowds: z.array(crowdWire),
  dismissed: guestSumWire,
});
export type LiveViewWire = z.infer<typeof liveViewWire>;

/** `after`: the `next` of the page before. `crowd`: only guests of this crowd. `list`: those in the house by default. */
export const liveQuery = z.object({
  after: z.string().max(2000).optional(),
  crowd: z.string().max(100).optional(),
  list: z.enum(["house", "dismissed"]).default("house"),
});
export type LiveQuery = z.infer<typeof liveQuery>;

const shownCard = z.strictObject({ visit_id: id, card_at: timestamp });

/**
 * Takes guests without an account off the list, or puts them back. They are named with the card that was shown, or as
 * the crowd as it was shown at `as_of`: nobody is dismissed whose card was not shown.
 */
export const dismissalBody = z
  .strictObject({
    is_dismissed: z.boolean(),
    by: requiredLine(40, msg("sayWhoDecides")),
    guests: z.array(shownCard).min(1).max(300).optional(),
    crowd: z.strictObject({ key: requiredLine(100), as_of: timestamp }).optional(),
  })
  .refine(({ guests, crowd }) => (guests === undefined) !== (crowd === undefined), {
    message: msg("guestsOrCrowd"),
    path: ["guests"],
  });
export type DismissalBody = z.infer<typeof dismissalBody>;
export type DismissalInput = z.input<typeof dismissalBody>;

/** How each guest stands now, and who decided first: of two tablets, one is told of the other. */
export const dismissalWire = z.object({
  guests: z.array(z.object({ visit_id: z.string(), dismissed: seen.nullable() })),
});
export type DismissalWire = z.infer<typeof dismissalWire>;

export const seenWire = z.object({
  seen: seen.nullable(),
  is_changed: z.boolean(),
  /** True if a live view of this venue is open now. Without one, nobody there sees the card. */
  is_kitchen_connected: z.boolean(),
  /** When the guest last rang again. */
  rung_at: timestamp.nullable(),
  /** True if the guest may ring again now: nobody has answered for a while, and not every ring is used. */
  can_ring: z.boolean(),
  server_time: timestamp,
});
export type SeenWire = z.infer<typeof seenWire>;
