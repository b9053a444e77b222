import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeupOf } from "@/server/dietary/engine/foods/makeup";
import { judge } from "@/server/dietary/engine/judging/judge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
/**
 * These foods no longer contain the grain or its sugars: they are pressed to oil, or made of another part of the
 * plant. Nor does anything that is distilled.
 */
const CHANGED = new Set([
  ...["malt-vinegar", "garlic-oil", "onion-oil", "rice-bran-oil"],
  ...["amaranth-leaf", "carob-seed", "glass-noodle", "sorghum-molasses", "vermicelli-noodles"],
]);
const OF_GRAIN = BIT.gluten | BIT.grain | BIT.fodmap;
const LEFT_BEHIND_BY_SPIRITS = OF_GRAIN | BIT.corn | BIT.added_sugar;
const SPIRIT = knowledge.concepts.findIndex(({ id }) => id === "distilled-drink");

function verdictOn(name: string, allergy: string): VerdictKind | undefined {
  const setting = { type: "ingredient", key: allergy, preference: "allergy" } as const;
  return judge([{ id: "1", name }], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind;
}

describe("an allergy to a food and products made of it", () => {
  it.each([
    ["tuna", "tuna salad"],
    ["tuna", "yellowfin tuna"],
    ["ham", "Black Forest ham"],
    ["walnut", "coffee and walnut cake"],
    ["garlic", "garlic bread"],
    ["carrot", "carrot cake"],
    ["prawn", "prawn cocktail"],
    ["onion", "onion rings"],
    ["strawberry", "strawberry jam"],
    ["apple", "apple juice"],
    ["apple", "apple pie"],
    ["bean", "lima beans"],
    ["anchovy", "anchovy paste"],
    ["chickpea", "hummus"],
    ["sesame", "hummus"],
    ["avocado", "guacamole"],
    ["tomato", "ketchup"],
    ["tomato", "bolognese"],
    ["potato", "french fries"],
    ["basil", "pesto"],
    ["hazelnut", "Nutella"],
    ["cucumber", "tzatziki"],
    ["rice", "sake"],
    ["chickpea", "aquafaba"],
    ["cassava", "garri"],
    ["ginger", "gari"],
    ["ume", "umeboshi"],
    ["sugarcane", "rum"],
    ["sugarcane", "panela"],
    ["grape", "pisco"],
    ["anise", "raki"],
    ["quinine", "tonic water"],
    ["raspberry", "framboise"],
    ["grape", "red wine"],
    ["soybean", "miso"],
    ["pineapple", "Hawaiian pizza"],
    ["tomato", "margherita pizza"],
  ])("%s: '%s' is a conflict", (allergy, text) => {
    expect(verdictOn(text, allergy)).toBe("conflict");
  });

  it.each([
    ["tomato", "pizza"],
    ["garlic", "hummus"],
    ["lemon", "lemonade"],
    ["walnut", "baklava"],
    ["cumin", "ras el hanout"],
    ["star-anise", "five spice"],
    ["cinnamon", "pumpkin spice"],
    ["thyme", "herbes de Provence"],
    ["oregano", "Italian seasoning"],
    ["mushroom", "beef wellington"],
    ["lentil", "dal"],
    ["potato", "vodka"],
    ["kidney-bean", "chilli con carne"],
  ])("%s: '%s' may contain it", (allergy, text) => {
    expect(verdictOn(text, allergy)).toBe("may_contain");
  });

  it.each([
    ["cherry", "cherry tomatoes"],
    ["lemon", "lemon sole"],
    ["orange", "orange roughy"],
    ["potato", "sweet potato"],
    ["butter", "butter beans"],
    ["oyster", "oyster mushroom"],
    ["milk", "coconut milk"],
    ["lettuce", "bay leaf"],
    ["pepper", "bell pepper"],
    ["apple", "pineapple"],
  ])("%s: '%s' only sounds like it", (allergy, text) => {
    expect(verdictOn(text, allergy)).toBe("match");
  });
});

describe("the makeup of foods", () => {
  it("includes what the made foods below it include, and everything above those", () => {
    const index = (id: string) => knowledge.conceptIndex.get(id) ?? -1;
    const hummus = makeupOf(knowledge.concepts[index("hummus")] as never, knowledge);
    expect(hummus.sure.has(index("legume"))).toBe(true);
    expect(hummus.perhaps.has(index("garlic"))).toBe(true);
    expect(hummus.sure.has(index("garlic"))).toBe(false);
  });

  it("of every food is finite, and parts bring their own parts", () => {
    fc.assert(
      fc.property(fc.constantFrom(...knowledge.concepts), (concept) => {
        const { sure, perhaps } = makeupOf(concept, knowledge);
        for (const { food, isSure } of knowledge.holdings.get(concept.index) ?? []) {
          const part = knowledge.concepts[food] as (typeof knowledge.concepts)[number];
          for (const index of [...part.ancestors, ...makeupOf(part, knowledge).sure])
            expect((isSure ? sure : perhaps).has(index), `${part.id} in ${concept.id}`).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("of a distilled food includes the grain, but by law none of its gluten", () => {
    expect(["barley", "gluten"].map((allergy) => verdictOn("whisky", allergy))).toEqual(["may_contain", "match"]);
    expect(["barley", "gluten"].map((allergy) => verdictOn("malt vinegar", allergy))).toEqual(["conflict", "conflict"]);
  });

  it("agrees with the known facts about the made food", () => {
    const wrong = [...knowledge.holdings].flatMap(([index, holdings]) => {
      const { id, profile, ancestors } = knowledge.concepts[index] as (typeof knowledge.concepts)[number];
      const changed = ancestors.includes(SPIRIT) ? LEFT_BEHIND_BY_SPIRITS : CHANGED.has(id) ? OF_GRAIN : 0;
      const known = profile.yes | profile.may | changed;
      return holdings
        .map(({ food }) => knowledge.concepts[food])
        .filter((food) => food && (food.profile.yes & ~known) !== 0)
        .map((food) => `${id}: ${food?.id}`);
    });
    expect(wrong).toEqual([]);
  });
});
