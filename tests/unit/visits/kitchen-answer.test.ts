import { expect, it } from "vitest";
import { kitchenAnswerOf } from "@/lib/visits/kitchen-answer";

const CAME = "2026-05-14T19:42:00.000Z";
const after = (minutes: number) => new Date(Date.parse(CAME) + minutes * 60_000).toISOString();
const seen = { at: "2026-05-14T19:44:00.000Z", by: "Dana" };
const NOT = { seen: null, is_changed: false, is_kitchen_connected: true, rung_at: null, can_ring: false };

it.each([
  ["is 'read' once somebody has read the card", { ...NOT, seen }, 5, 0, "read"],
  ["stays 'read' when the kitchen disconnects later", { ...NOT, seen, is_kitchen_connected: false }, 60, 0, "read"],
  ["stays 'read' when this phone loses its connection", { ...NOT, seen }, 5, 20, "read"],
  ["is 'changed' if the card changed after it was read", { ...NOT, seen, is_changed: true }, 5, 0, "changed"],
  ["is 'waiting' just after the card was sent", NOT, 1, 0, "waiting"],
  ["is 'silent' if nobody answers", NOT, 3, 0, "silent"],
  ["is 'silent' also while the last response is half a minute old", NOT, 2.6, 0.5, "silent"],
  ["is 'silent' just after the guest rang again", { ...NOT, rung_at: after(4) }, 4, 0, "silent"],
  ["is 'away' if no kitchen view is open", { ...NOT, is_kitchen_connected: false }, 0, 0, "away"],
  ["is 'cut' if this phone has received nothing for two minutes", NOT, 1, 2, "cut"],
])("the kitchen's answer %s", (_, answer, minutes, ageMinutes, state) => {
  const received = { answer: { ...answer, server_time: after(minutes) }, ageMs: ageMinutes * 60_000 };
  expect(kitchenAnswerOf(received, CAME).state).toBe(state);
});
