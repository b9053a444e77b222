import { MINUTE_MS } from "@/lib/durations";
import type { SeenWire } from "../schemas/live";

/** A guest is told that nobody has answered after this time. */
export const ANSWER_WITHIN_MS = 3 * MINUTE_MS;

/**
 * How often a guest may ring the kitchen again during one visit: more would hide other tables' cards, and whoever has
 * not answered twice must be asked in person.
 */
export const MOST_RINGS = 2;

/** An answer that is older than this is no longer shown as the kitchen's current state. */
export const STALE_AFTER_MS = MINUTE_MS;

export type KitchenAnswer = {
  /**
   * `read`: somebody has read the card in its current form. No other state may look like this one, and no state means
   * safe. `cut`: the device has no recent answer from the server.
   */
  state: "read" | "changed" | "waiting" | "silent" | "away" | "cut";
  /** Who read the card, if anybody did. */
  seen: SeenWire["seen"];
};

/** The server's answer, and for how many milliseconds this device has had it. */
export type Received = { answer: SeenWire; ageMs: number };

/**
 * The kitchen's answer as a guest sees it. Times are compared on the server's clock, because a phone's may be wrong.
 */
export function kitchenAnswerOf({ answer, ageMs }: Received, checkedInAt: string): KitchenAnswer {
  const { seen, is_changed, is_kitchen_connected, rung_at, server_time } = answer;
  if (seen) return { state: is_changed ? "changed" : "read", seen };
  if (ageMs > STALE_AFTER_MS) return { state: "cut", seen };
  if (!is_kitchen_connected) return { state: "away", seen };
  const waited = Date.parse(server_time) + ageMs - Date.parse(checkedInAt);
  return { state: waited < ANSWER_WITHIN_MS && !rung_at ? "waiting" : "silent", seen };
}
