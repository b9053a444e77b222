import { MINUTE_MS } from "@/lib/durations";
import type { SeenWire } from "../schemas/live";

/** A guest is told that nobody has answered after this time. */
export const ANSWER_WITHIN_MS = 3 * MINUTE_MS;

export type KitchenAnswer = {
  /**
   * `read`: somebody has read the card in its current form. No other state may look like this one, and no state means
   * safe.
   */
  state: "read" | "changed" | "waiting" | "silent" | "away";
  /** Who read the card, if anybody did. */
  seen: SeenWire["seen"];
};

/** The kitchen's answer as a guest sees it at `nowMs`. */
export function kitchenAnswerOf(answer: SeenWire, checkedInAt: string, nowMs: number): KitchenAnswer {
  const { seen, is_changed, is_kitchen_connected } = answer;
  if (seen) return { state: is_changed ? "changed" : "read", seen };
  if (!is_kitchen_connected) return { state: "away", seen };
  const waited = nowMs - Date.parse(checkedInAt);
  return { state: waited < ANSWER_WITHIN_MS ? "waiting" : "silent", seen };
}
