import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lettersApart, nearWords } from "@/scripts/dietary/near-words";
import { readSettings, type WrittenSettings } from "@/scripts/dietary/read-settings";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadReferenceKnowledge();
const NONE = { diet: [], health: [], allergy: [], intolerance: [], avoid: [], dislike: [], like: [], love: [] };
const read = (written: Partial<WrittenSettings>) => readSettings({ ...NONE, ...written }, knowledge);

describe("typed settings", () => {
  it("are read with spaces, hyphens and capitals, and foods under any of their names", () => {
    expect(
      read({ diet: ["Gluten-free"], health: ["High blood pressure"], allergy: ["nut"], love: ["aubergines"] }),
    ).toEqual([
      { type: "diet", key: "gluten_free" },
      { type: "health", key: "high_blood_pressure" },
      { type: "ingredient", key: "aubergines", preference: "love" },
      { type: "ingredient", key: "nut", preference: "allergy" },
    ]);
  });

  it.each<[Partial<WrittenSettings>, RegExp]>([
    [{ allergy: ["flurgh"] }, /^'flurgh' is no food that we know\.$/],
    [{ allergy: ["almnod"] }, /^'almnod' is no food that we know\. Did you mean almond\?$/],
    [{ avoid: ["wallnuts"] }, /Did you mean walnut\b/],
    [{ intolerance: [""] }, /'' is no food/],
    [{ like: ["milk and honey"] }, /'milk and honey' is no food/],
    [{ diet: ["vegann"] }, /^'vegann' is no diet that we know\. Did you mean vegan\? These are known: .*low_fodmap/],
    [{ diet: [""] }, /'' is no diet/],
    [{ health: ["diabetis"] }, /Did you mean diabetes\? These are known: .*high_cholesterol/],
  ])("are refused with a sentence if a word is unknown: %j", (written, says) => {
    expect(() => read(written)).toThrow(says);
  });
});

describe("suggestions for a mistyped word", () => {
  it("are the nearest words, of which at most one letter in four differs", () => {
    const known = ["milk", "mild", "walnut", "walnuts", "silk"];
    expect(nearWords("mlik", known)).toEqual(["milk"]);
    expect(nearWords("wallnut", known)).toEqual(["walnut"]);
    expect(nearWords("zorblax", known)).toEqual([]);
  });

  it("have a symmetric distance, at most the longer word's length, and zero to themselves", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const apart = lettersApart(one, other);
        expect(apart).toBe(lettersApart(other, one));
        expect(apart).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(apart === 0).toBe(one === other);
      }),
    );
  });
});
