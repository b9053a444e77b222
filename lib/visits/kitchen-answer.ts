import { MINUTE_MS } from "@/lib/durations";
import type { SeenWire } from "../schemas/live";

/** So long a kitchen may take before its guest is told that nobody has answered. */
export const ANSWER_WITHIN_MS = 3 * MINUTE_MS;

export type KitchenAnswer = {
  /** `read`: somebody has read the card as it is now. None of the others may look like it, and none means safe. */
  state: "read" | "changed" | "waiting" | "silent" | "away";
  /** Of whoever read it, where somebody has. */
  seen: SeenWire["seen"];
};

/** What a guest is told of the kitchen's answer at `nowMs`. */
export function kitchenAnswerOf(answer: SeenWire, checkedInAt: string, nowMs: number): KitchenAnswer {
  const { seen, is_changed, is_kitchen_connected } = answer;
  if (seen) return { state: is_changed ? "changed" : "read", seen };
  if (!is_kitchen_connected) return { state: "away", seen };
  const waited = nowMs - Date.parse(checkedInAt);
  return { state: waited < ANSWER_WITHIN_MS ? "waiting" : "silent", seen };
}
