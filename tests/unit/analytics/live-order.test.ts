import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LiveGuestWire } from "@/lib/schemas/live";
import { pageOf, sumOf } from "@/server/analytics/live/live-order";
import { liveAllergy, liveGuest } from "../../factories/live-guests";

const allergies = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom("Peanuts", "Milk", "Egg", "Sesame"), fc.constantFrom("severe", "allergy", "intolerance"))
    .map(([label, severity]) => liveAllergy(label, severity)),
  { selector: ({ key }) => key, maxLength: 3 },
);
const seen = fc.option(fc.constant({ at: "2026-11-23T19:30:00.000Z", by: "Dana" }));
const someone: fc.Arbitrary<LiveGuestWire> = fc
  .record({
    allergies,
    seen,
    visit_id: fc.uuid(),
    crowd: fc.option(fc.constantFrom("one", "two")),
    minute: fc.integer({ min: 10, max: 59 }),
    isShared: fc.boolean(),
    isChanged: fc.boolean(),
  })
  .map(({ minute, isShared, isChanged, ...rest }) =>
    liveGuest({
      ...rest,
      ...(isShared ? {} : { allergies: [], card: "not_shown", is_allergies_shared: false }),
      is_changed: rest.seen !== null && isChanged,
      check_in_time: `2026-11-23T19:${minute}:00.000Z`,
    }),
  );
const house = fc.uniqueArray(someone, { selector: ({ visit_id: id }) => id, maxLength: 40 });
const sizes = fc.integer({ min: 1, max: 12 });

const cards = (guests: readonly LiveGuestWire[]) => guests.map((guest) => ({ guest }));
const isAllergic = ({ allergies: own }: LiveGuestWire) => own.length > 0;

/** Reads all pages as a screen does; `between` changes the house after each page. */
function readAll(guests: LiveGuestWire[], size: number, between = (now: LiveGuestWire[]) => now): LiveGuestWire[][] {
  const pages: LiveGuestWire[][] = [];
  let there = guests;
  let after: string | undefined;
  for (;;) {
    const page = pageOf(cards(there), size, after);
    pages.push(page.shown.map(({ guest }) => guest));
    if (page.next === null) return pages;
    after = page.next;
    there = between(there);
  }
}

describe("the pages of the kitchen's list", () => {
  it("hold every guest once", () => {
    fc.assert(
      fc.property(house, sizes, (guests, size) => {
        const ids = readAll(guests, size)
          .flat()
          .map(({ visit_id: id }) => id);
        expect(ids.sort()).toEqual(guests.map(({ visit_id: id }) => id).sort());
      }),
    );
  });

  it("lose nobody who was there when others come and go between two of them", () => {
    fc.assert(
      fc.property(house, house, sizes, (guests, others, size) => {
        const known = new Set(guests.map(({ visit_id: id }) => id));
        const coming = others.filter(({ visit_id: id }) => !known.has(id));
        let come = 0;
        const letIn = (now: LiveGuestWire[]) => {
          come += 2;
          return [...now, ...coming.slice(come - 2, come)];
        };
        const read = readAll(guests, size, letIn).flat();
        const ids = new Set(read.map(({ visit_id: id }) => id));
        for (const { visit_id: id } of guests) expect(ids.has(id)).toBe(true);
      }),
    );
  });

  it("show nobody without an allergy before somebody with one", () => {
    fc.assert(
      fc.property(house, sizes, (guests, size) => {
        const inOrder = readAll(guests, size).flat().map(isAllergic);
        expect(inOrder).toEqual([...inOrder].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it("show a single guest with an allergy where they stood, however large a crowd comes", () => {
    fc.assert(
      fc.property(house, fc.array(someone, { maxLength: 60 }), sizes, (guests, flood, size) => {
        const single = guests.filter((guest) => guest.crowd === null && isAllergic(guest));
        const crowd = flood.map((guest) => ({ ...guest, visit_id: crypto.randomUUID(), crowd: "flood" }));
        const firstOf = (all: LiveGuestWire[]) => readAll(all, size).flat().slice(0, single.length);
        expect(firstOf([...single, ...crowd])).toEqual(firstOf(single));
      }),
    );
  });

  it("and the sums of the pages that are not read name every allergy, with its gravest severity", () => {
    fc.assert(
      fc.property(house, sizes, (guests, size) => {
        const { shown, rest } = pageOf(cards(guests), size);
        const sum = sumOf(rest.map(({ guest }) => guest));
        expect(shown.length + sum.guests).toBe(guests.length);
        for (const { guest } of rest) {
          for (const { key, severity } of guest.allergies) {
            const named = sum.allergies.find((each) => each.key === key);
            expect(["intolerance", "allergy", "severe"].indexOf(named?.severity ?? "")).toBeGreaterThanOrEqual(
              ["intolerance", "allergy", "severe"].indexOf(severity),
            );
          }
        }
      }),
    );
  });

  it("refuse a place in the list that they did not give", () => {
    for (const after of ["x", "W10", Buffer.from("[1,2]").toString("base64url")]) {
      expect(() => pageOf([], 3, after)).toThrow("noPageOfList");
    }
  });
});
