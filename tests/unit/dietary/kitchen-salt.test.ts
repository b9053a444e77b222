import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge, type VerdictKind } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const CONCERNS = [...knowledge.healthRules]
  .filter(([, rules]) =>
    rules.some((rule) => rule.kind === "nutrient" && rule.test === "max" && rule.subject === "sodium"),
  )
  .map(([concern]) => concern);

function kindOf(name: string, description: string | undefined, concern: string, from: "venue" | "recipe"): VerdictKind {
  const item = { id: "1", name, ...(description === undefined ? {} : { description }) };
  const kind = from === "venue" ? "menu" : "ingredient";
  const [verdict] = judge([item], [{ type: "health", key: concern }], knowledge, { provenance: from, kind });
  if (!verdict) throw new Error("nothing was judged");
  return verdict.kind;
}
const FITS: readonly VerdictKind[] = ["match", "info"];

const WAYS = ["grilled", "roast", "fried", "boiled", "steamed", "braised", "pan-seared", "barbecued", "stewed", ""];
const FOODS = [
  ...["chicken breast", "salmon", "sea bass", "pork chop", "lamb", "duck", "turkey", "rump steak", "prawns", "squid"],
  ...["courgette", "aubergine", "cauliflower", "potatoes", "asparagus", "mushrooms", "green beans", "spinach"],
  ...["tofu", "lentils", "chickpeas", "rice", "pasta", "eggs", "avocado", "plantain", "polenta"],
];
const DISHES: readonly [name: string, description?: string][] = [
  ["Chicken and vegetables"],
  ["Salade niçoise"],
  ["Tomato soup"],
  ["Risotto of the day", "rice, asparagus, lemon"],
  ["Omelette with herbs"],
  ["Guacamole"],
  ["House burger"],
  ["Gegrillte Forelle mit Kartoffeln"],
  ["Poulet rôti, haricots verts"],
  ["Pollo a la plancha"],
  ["Insalata mista"],
  ["Chef's plate", "roast beetroot, walnuts, rocket"],
];

describe("a dish that a kitchen salts as it likes never fits on salt", () => {
  it("whoever limits salt is asked for", () => expect(CONCERNS.length).toBeGreaterThanOrEqual(5));

  it.each(DISHES)("%s", (name, description) => {
    for (const concern of CONCERNS) expect(FITS, concern).not.toContain(kindOf(name, description, concern, "venue"));
  });

  it("whatever it is made of and however it was cooked", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WAYS),
        fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...CONCERNS),
        fc.boolean(),
        (way, foods, concern, isDescribed) => {
          const words = `${way} ${foods.join(", ")}`.trim();
          const kind = isDescribed
            ? kindOf("Plate", words, concern, "venue")
            : kindOf(words, undefined, concern, "venue");
          expect(FITS).not.toContain(kind);
        },
      ),
    );
  });

  it("and the sentence says what nobody knows", () => {
    const [verdict] = judge(
      [{ id: "1", name: "Grilled chicken breast" }],
      [{ type: "health", key: "high_blood_pressure" }],
      knowledge,
      { provenance: "venue", kind: "menu" },
    );
    expect(verdict?.reasons.map(({ rule }) => rule).join(" ")).toMatch(/not known how much (salt|sodium)/);
  });
});

describe("what no kitchen salts may still fit", () => {
  it.each(["Strawberries", "Orange juice", "Espresso", "Mint tea", "Mineral water", "A glass of red wine"])(
    "%s",
    (name) => {
      for (const concern of ["high_blood_pressure", "low_sodium_needs"])
        expect(FITS).toContain(kindOf(name, undefined, concern, "venue"));
    },
  );

  it("a line of a recipe is of its recipe, which says how much salt goes in", () => {
    expect(FITS).toContain(kindOf("chicken breast", undefined, "high_blood_pressure", "recipe"));
  });
});
