import { describe, expect, it } from "vitest";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { fitsAll } from "@/server/substitutes/substitute";
import { substitutesForLine } from "@/server/substitutes/substitutes-for-line";

const DAIRY_FREE: readonly Setting[] = [{ type: "diet", key: "dairy_free" }];
const VEGAN_NUT_FREE: readonly Setting[] = [
  { type: "diet", key: "vegan" },
  { type: "diet", key: "nut_free" },
];
const line = (name: string, quantity: string | null = null, unit: string | null = null) => ({
  name,
  quantity,
  unit,
  note: null,
});
const namesFor = (name: string, settings: readonly Setting[]) =>
  substitutesForLine(line(name), settings, loadKnowledge()).map(({ lines }) => lines.map((each) => each.name));

describe("a line of several foods", () => {
  it("gets a substitute only for what does not fit, and then fits as a whole", () => {
    const offers = namesFor("butter and rice", DAIRY_FREE);
    expect(offers.length).toBeGreaterThan(0);
    for (const [name = "", ...others] of offers) {
      expect(others).toEqual([]);
      expect(name).toMatch(/ and rice$/);
      expect(name).not.toMatch(/^butter and/);
      expect(fitsAll(line(name), DAIRY_FREE, loadKnowledge())).toBe(true);
    }
  });

  it("gets a substitute for every food that does not fit", () => {
    const offers = namesFor("butter and milk", DAIRY_FREE);
    expect(offers.length).toBeGreaterThan(0);
    for (const [name = ""] of offers) expect(fitsAll(line(name), DAIRY_FREE, loadKnowledge())).toBe(true);
  });

  it("keeps its amount if the substitute takes the same, and is not offered twice", () => {
    for (const { lines, isMeasured } of substitutesForLine(
      line("butter and rice", "50", "g"),
      DAIRY_FREE,
      loadKnowledge(),
    )) {
      expect(lines).toMatchObject([{ quantity: "50", unit: "g" }]);
      expect(isMeasured).toBe(true);
    }
  });

  it.each([
    ["a second amount in the text", "1 cup milk and 2 tbsp butter"],
    ["an unknown food", "butter and glorbium"],
  ])("gets no exchange if it contains %s", (_, name) => {
    expect(namesFor(name, DAIRY_FREE)).toEqual([]);
  });

  it("gets no exchange if another setting rules out all known substitutes", () => {
    for (const name of ["butter and walnuts", "cream and almonds", "milk, eggs and flour", "salt and pepper"]) {
      for (const [offered = ""] of namesFor(name, VEGAN_NUT_FREE)) {
        expect(fitsAll(line(offered), VEGAN_NUT_FREE, loadKnowledge())).toBe(true);
      }
    }
    expect(namesFor("salt and pepper", VEGAN_NUT_FREE)).toEqual([]);
  });
});
