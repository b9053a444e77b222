import { expect, it } from "vitest";
import { kitchenAnswerOf } from "@/lib/visits/kitchen-answer";

const CAME = "2026-05-14T19:42:00.000Z";
const after = (minutes: number) => new Date(Date.parse(CAME) + minutes * 60_000).toISOString();
const seen = { at: "2026-05-14T19:44:00.000Z", by: "Dana" };
const NOT = { seen: null, is_changed: false, is_kitchen_connected: true, rung_at: null, can_ring: false };

it.each([
  ["somebody has read it", { ...NOT, seen }, 5, 0, "read"],
  ["read, and the kitchen has gone since", { ...NOT, seen, is_kitchen_connected: false }, 60, 0, "read"],
  ["read, and this phone has no connection any more", { ...NOT, seen }, 5, 20, "read"],
  ["the card changed after it was read", { ...NOT, seen, is_changed: true }, 5, 0, "changed"],
  ["just sent", NOT, 1, 0, "waiting"],
  ["nobody answers", NOT, 3, 0, "silent"],
  ["nobody answers while the last question is half a minute old", NOT, 2.6, 0.5, "silent"],
  ["rung again a moment ago", { ...NOT, rung_at: after(4) }, 4, 0, "silent"],
  ["no view is open there", { ...NOT, is_kitchen_connected: false }, 0, 0, "away"],
  ["this phone has heard nothing for two minutes", NOT, 1, 2, "cut"],
])("%s", (_, answer, minutes, ageMinutes, state) => {
  const received = { answer: { ...answer, server_time: after(minutes) }, ageMs: ageMinutes * 60_000 };
  expect(kitchenAnswerOf(received, CAME).state).toBe(state);
});
