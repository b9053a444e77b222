import { z } from "zod";
import { severity } from "./profile";
import { id, requiredLine, timestamp } from "./text";

export const liveVisitParams = z.object({ venueId: id, visitId: id });
export const seenBody = z.strictObject({ by: requiredLine(40, "Say who has read it") });

const seen = z.object({ at: timestamp, by: z.string() });

/**
 * What a kitchen needs to know about a guest, allergies first. `is_changed`: the card changed after it was read.
 * `rung_at`: when the guest last rang again because nobody had answered.
 */
export const liveGuestWire = z.object({
  visit_id: z.string(),
  display_name: z.string(),
  table: z.string().nullable(),
  check_in_time: timestamp,
  allergies: z.array(z.object({ key: z.string(), label: z.string(), severity, traces: z.boolean() })),
  diets: z.array(z.string()),
  avoids: z.array(z.string()),
  is_allergies_shared: z.boolean(),
  is_diet_shared: z.boolean(),
  seen: seen.nullable(),
  is_changed: z.boolean(),
  rung_at: timestamp.nullable(),
});
export type LiveGuestWire = z.infer<typeof liveGuestWire>;
/** `left_off`: the number of guests beyond the limit of this list. */
export const liveViewWire = z.object({
  server_time: timestamp,
  guests: z.array(liveGuestWire),
  left_off: z.number().int().nonnegative(),
});
export type LiveViewWire = z.infer<typeof liveViewWire>;

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
