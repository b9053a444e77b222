import { describe, expect, it } from "vitest";
import { arrivalsInWords } from "@/lib/analytics/arrivals-in-words";
import type { LiveGuestWire, LiveViewWire } from "@/lib/schemas/live";
import { sumOf } from "@/server/analytics/live/live-order";
import { liveAllergy, liveGuest } from "../../factories/live-guests";

const viewOf = (guests: LiveGuestWire[], over: Partial<LiveViewWire> = {}): LiveViewWire => ({
  ...{ server_time: "2026-11-23T19:00:00.000Z", guests, left_off: 0, next: null, crowds: [] },
  ...{ house: sumOf(guests), further: sumOf([]), dismissed: sumOf([]) },
  ...over,
});
const EMPTY = viewOf([]);
const PEANUT = liveAllergy("Peanuts", "severe", false);

describe("what a screen reader hears of a new guest", () => {
  it.each<[string, Partial<LiveGuestWire>, string]>([
    [
      "every allergy with its severity and what is said of traces",
      { allergies: [PEANUT, liveAllergy("Milk", "intolerance")], diets: ["Vegan"], avoids: ["Okra"] },
      "table 1: Peanuts, Severe, traces are fine; Milk, Intolerance. Vegan, no Okra. Nadia.",
    ],
    ["that an empty card is to be asked about", {}, "table 1: Nothing on the card: ask. Nadia."],
    [
      "that allergies are not shown",
      { card: "not_shown", is_allergies_shared: false },
      "table 1: Allergies not shown: ask. Nadia.",
    ],
    ["that a card cannot be read", { card: "unreadable" }, "table 1: The card cannot be read: ask. Nadia."],
    [
      "that a card with a diet names no allergy",
      { card: "no_allergy_named", diets: ["Halal"], table: null },
      "No table: No allergy named. Halal. Nadia.",
    ],
  ])("is %s", (_, over, words) => {
    expect(arrivalsInWords(EMPTY, viewOf([liveGuest(over)]))).toEqual([words]);
  });

  it("comes once, and again when the card changes, the guest moves or rings", () => {
    const guest = liveGuest({ allergies: [PEANUT] });
    const before = viewOf([guest]);
    expect(arrivalsInWords(before, viewOf([{ ...guest, seen: { at: guest.card_at, by: "Dana" } }]))).toEqual([]);
    for (const change of [
      { card_at: "2026-11-23T19:05:00.000Z" },
      { table: "table 9" },
      { rung_at: "2026-11-23T19:05:00.000Z" },
    ]) {
      expect(arrivalsInWords(before, viewOf([{ ...guest, ...change }]))).toHaveLength(1);
    }
  });

  it("names every allergy of many who come at once, and how many are to be asked", () => {
    const many = [
      ...Array.from({ length: 5 }, () => liveGuest({ allergies: [liveAllergy("Milk", "allergy")] })),
      liveGuest({ allergies: [PEANUT] }),
      liveGuest(),
    ];
    expect(arrivalsInWords(EMPTY, viewOf(many))).toEqual([
      "7 new guests: Milk 5 (Allergy), Peanuts 1 (Severe), 1 to ask.",
    ]);
  });

  it("names a crowd once, and again with each allergy that it brings", () => {
    const crowdOf = (guests: LiveGuestWire[]) => ({
      ...{ key: "crowd", table: "bar", since: "2026-11-23T19:00:00.000Z", until: "2026-11-23T19:01:00.000Z" },
      ...sumOf(guests),
    });
    const members = Array.from({ length: 30 }, () => liveGuest({ crowd: "crowd" }));
    const first = viewOf(members, { crowds: [crowdOf(members)] });
    expect(arrivalsInWords(EMPTY, first)).toEqual(["30 guests from one connection, bar: 30 to ask."]);
    const more = [...members, liveGuest({ crowd: "crowd" })];
    expect(arrivalsInWords(first, viewOf(more, { crowds: [crowdOf(more)] }))).toEqual([]);
    const grave = [...members, liveGuest({ crowd: "crowd", allergies: [PEANUT] })];
    expect(arrivalsInWords(first, viewOf(grave, { crowds: [crowdOf(grave)] }))).toEqual([
      "31 guests from one connection, bar: Peanuts 1 (Severe), 30 to ask.",
    ]);
  });
});
