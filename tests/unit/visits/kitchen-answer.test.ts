import { expect, it } from "vitest";
import { kitchenAnswerOf } from "@/lib/visits/kitchen-answer";

const CAME = "2026-05-14T19:42:00.000Z";
const after = (minutes: number) => Date.parse(CAME) + minutes * 60_000;
const seen = { at: "2026-05-14T19:44:00.000Z", by: "Dana" };

it.each([
  ["somebody has read it", { seen, is_changed: false, is_kitchen_connected: true }, 5, "read"],
  ["read, and the kitchen has gone since", { seen, is_changed: false, is_kitchen_connected: false }, 60, "read"],
  ["the card changed after it was read", { seen, is_changed: true, is_kitchen_connected: true }, 5, "changed"],
  ["just sent", { seen: null, is_changed: false, is_kitchen_connected: true }, 1, "waiting"],
  ["nobody answers", { seen: null, is_changed: false, is_kitchen_connected: true }, 3, "silent"],
  ["no view is open there", { seen: null, is_changed: false, is_kitchen_connected: false }, 0, "away"],
])("%s", (_, answer, minutes, state) => {
  expect(kitchenAnswerOf(answer, CAME, after(minutes)).state).toBe(state);
});
