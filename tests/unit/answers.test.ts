import { describe, expect, it } from "vitest";
import { differences } from "../answers/differences";
import { normalise } from "../answers/normalise";

const ONE = "http://localhost:3000";
const TWO = "http://localhost:4000";

/** One product's answer; everything that differs by chance contains the given seed. */
const answerOf = (origin: string, seed: string, sodium: number) => ({
  items: [
    {
      id: `0000000${seed}-0000-4000-8000-000000000000`,
      url: `${origin}/photos/0000000${seed}-0000-4000-8000-000000000000/w320.webp`,
      created_at: `2026-05-0${seed}T10:00:00.000Z`,
      access_token: `drawn-by-lot-${seed}`,
      name: "Soup",
      nutrients: { sodium },
    },
  ],
});

const compared = (before: unknown, after: unknown) => differences(normalise(before, ONE), normalise(after, TWO));

describe("recorded answers of two products", () => {
  it("are equal although ids, times, tokens and addresses differ", () => {
    expect(compared(answerOf(ONE, "1", 3), answerOf(TWO, "2", 3))).toEqual([]);
  });

  it("differ in a value, its type, a missing field, and the length of a list", () => {
    const before = answerOf(ONE, "1", 3);
    expect(compared(before, answerOf(TWO, "2", 4))).toEqual([
      { place: "items[].nutrients.sodium", before: "3", after: "4", times: 1 },
    ]);
    expect(compared({ a: null }, { a: 0 })).toMatchObject([{ place: "a", before: "null", after: "0" }]);
    expect(compared({ a: [1, 2] }, { a: [1] })).toMatchObject([{ place: "a.length", before: "2", after: "1" }]);
    expect(compared({}, { a: null })).toMatchObject([{ place: "a", before: "absent", after: "null" }]);
    expect(compared({ a: [] }, { a: {} })).toMatchObject([{ place: "a", before: "[]", after: "{}" }]);
  });

  it("report a place once for a whole list", () => {
    const list = (unit: string) => ["a", "b", "c"].map((name) => ({ name, unit }));
    expect(compared(list("g"), list("mg"))).toEqual([{ place: "[].unit", before: '"g"', after: '"mg"', times: 3 }]);
  });

  it("keep words and numbers that only look random", () => {
    expect(compared({ tokens: 3, title: "2 of 3" }, { tokens: 4, title: "2 of 4" })).toHaveLength(2);
    expect(compared({ expires_at: null }, { expires_at: "2026-05-01T10:00:00Z" })).toHaveLength(1);
  });
});
