import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { loadSubstitutions, NAMED, readSubstitutions } from "@/server/substitutes/read-substitutes";
import { usesIn } from "@/server/substitutes/recipe-uses";
import { substitutesForLine } from "@/server/substitutes/substitutes-for-line";

const knowledge = loadKnowledge();
const line = (name: string): RecipeLine => ({ name, quantity: null, unit: null, note: null });
const diet = (key: (typeof DIET_KEYS)[number]): Setting => ({ type: "diet", key });
const allergy = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const substitutesOf = (text: string, settings: Setting[], texts: string[] = []) =>
  substitutesForLine(line(text), settings, knowledge, { uses: usesIn(texts) }).map(({ lines }) =>
    lines.map(({ quantity, unit, name }) => [quantity, unit, name].filter(Boolean).join(" ")).join(" + "),
  );

describe("substitutes for a line", () => {
  it.each([
    ["1 cup whole milk", diet("dairy_free"), "1 cup unsweetened soy milk"],
    ["250 ml milk", diet("dairy_free"), "250 ml unsweetened soy milk"],
    ["200 g unsalted butter, softened", diet("dairy_free"), "160 g olive oil"],
    ["1 stick butter", diet("vegan"), "3/8 cup olive oil"],
    ["2-3 tbsp butter", diet("vegan"), "1 1/2-2 1/4 tbsp olive oil"],
    ["2 large eggs, beaten", diet("egg_free"), "2 tbsp ground flaxseed + 3/8 cup water"],
    ["1 dozen eggs", diet("egg_free"), "3/4 cup ground flaxseed + 2 1/4 cups water"],
    ["2 1/2 cups all-purpose flour", diet("gluten_free"), "2 1/2 cups gluten-free flour blend"],
    ["3 tbsp soy sauce", diet("soy_free"), "3 tbsp coconut aminos"],
    ["1 tbsp fish sauce", diet("fish_free"), "1 tbsp vegan fish sauce"],
    ["2 tbsp peanut butter", allergy("peanut"), "2 tbsp sunflower seed butter"],
    ["1/2 cup chopped walnuts", diet("nut_free"), "1/2 cup sunflower seeds"],
    ["2 tbsp tahini", diet("sesame_free"), "2 tbsp sunflower seed butter"],
    ["1 lb shrimp, peeled", diet("shellfish_free"), "1 lb hearts of palm"],
    ["1 sheet gelatin", diet("vegetarian"), "1/3 tsp agar powder"],
    ["1 tbsp honey", diet("vegan"), "1 tbsp maple syrup"],
    ["1 (400 g) tin condensed milk", diet("dairy_free"), "400 g sweetened condensed coconut milk"],
    ["1 (14 oz) can sweetened condensed milk", diet("dairy_free"), "14 oz sweetened condensed coconut milk"],
    ["1 cup chicken or beef stock", diet("vegan"), "1 cup vegetable stock"],
    ["2 tbsp butter or olive oil", diet("vegan"), "2 tbsp olive oil"],
    ["1 cup sugar", diet("keto"), "1 1/4 cups erythritol"],
    ["1 tsp salt", { type: "health", key: "high_blood_pressure" } as Setting, "1 tbsp lemon juice"],
    ["1/2 cup white wine", { type: "health", key: "pregnancy" } as Setting, "1/2 cup"],
  ])("%s for %o: %s", (text, setting, expected) => {
    expect(substitutesOf(text, [setting]).join(" | ")).toContain(expected === "1/2 cup" ? "vegetable stock" : expected);
  });

  it("never include what one of several settings rules out", () => {
    const everything = substitutesOf("1 tbsp soy sauce", [diet("gluten_free"), allergy("soy"), allergy("fish")]);
    expect(everything).toContain("1 tbsp coconut aminos");
    expect(everything.join()).not.toMatch(/tamari|soy|fish/);
  });

  it("never include a food that is merely not known to conflict", () => {
    // Oats may contain gluten, and the ingredients of a ready-made vegan product are unknown.
    expect(substitutesOf("1 cup milk", [diet("dairy_free"), diet("gluten_free")]).join()).not.toContain("oat");
    expect(substitutesOf("1 cup mayonnaise", [diet("egg_free"), allergy("soy")]).join()).not.toContain(
      "vegan mayonnaise",
    );
  });

  it.each([
    ["a line that fits", "1 cup rice", [diet("vegan")]],
    ["an unknown food", "2 cups zorblax", [diet("vegan")]],
    ["a person who has recorded nothing", "1 cup milk", []],
    ["a blank line", "", [diet("vegan")]],
  ])("are none for %s", (_, text, settings) => {
    expect(substitutesOf(text, settings)).toEqual([]);
  });

  it("leave the amount open rather than guess a density", () => {
    const [flax] = substitutesForLine(line("120 g egg, beaten"), [diet("egg_free")], knowledge);
    expect(flax).toMatchObject({ isMeasured: false, ratio: "1 tbsp + 3 tbsp for each" });
    expect(flax?.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("do not use the size behind a count as the total: two tins of 400 g may be 400 or 800", () => {
    const [first] = substitutesForLine(line("2 (400 g) tins condensed milk"), [diet("vegan")], knowledge);
    expect(first?.isMeasured).toBe(false);
  });

  it("are ordered by what suits the recipe, as far as its words say", () => {
    expect(substitutesOf("2 eggs", [diet("vegan")], ["Meringue", "Whip to stiff peaks"])[0]).toContain("aquafaba");
    expect(substitutesOf("2 eggs", [diet("vegan")], ["Sponge cake", "Bake for an hour"])[0]).toContain("flaxseed");
  });
});

describe("the substitutes of the reference", () => {
  it("replace foods of the tree, in words that the engine knows completely", () => {
    for (const slug of loadSubstitutions().keys()) {
      if (!slug.startsWith(NAMED)) expect(knowledge.conceptIndex.has(slug), slug).toBe(true);
    }
    for (const name of new Set(readSubstitutions().flatMap((each) => each.parts))) {
      const mentions = placedMentions({ id: "", name }, knowledge, "ingredient");
      expect([name, mentions.length, mentions.flatMap(({ unknownWords }) => unknownWords)]).toEqual([name, 1, []]);
    }
  });

  it("state a ratio, an effect and a use each, once for a food", () => {
    const known = new Set<string>();
    for (const { foods, parts, ratios, uses, effect } of readSubstitutions()) {
      expect([ratios.length > 0, uses.length > 0, /^[A-Z].*\.$/.test(effect)]).toEqual([true, true, true]);
      for (const { slug } of foods) {
        const key = `${slug} ← ${parts.join(" + ")}`;
        expect(known.has(key), key).toBe(false);
        known.add(key);
      }
    }
  });
});

const foods = [...loadSubstitutions().keys()].map((slug) => slug.replace(/[~_-]/g, " ").trim());
const slugs =
  "milk egg peanut tree-nut fish crustacean mollusc wheat soy sesame mustard celery corn onion garlic tomato";
const settings = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(...DIET_KEYS).map(diet),
    fc.constantFrom(...slugs.split(" ")).map(allergy),
    fc
      .constantFrom("celiac_disease", "lactose_intolerance", "diabetes", "high_blood_pressure", "ibs", "pregnancy")
      .map((key): Setting => ({ type: "health", key })),
  ),
  { minLength: 1, maxLength: 5, selector: (each) => `${each.type}${each.key}` },
);
const amountsText = fc.constantFrom(
  "",
  "1 cup ",
  "250 g ",
  "2 ",
  "1/2 tsp ",
  "3 slices ",
  "2-3 tbsp ",
  "1 (400 g) can ",
);
const GRAVE: readonly VerdictKind[] = ["conflict", "may_contain", "unknown"];

describe("an accepted substitute", () => {
  it("never adds a conflict, a doubt or something unknown, for any person and any line", () => {
    let offered = 0;
    fc.assert(
      fc.property(fc.constantFrom(...foods), amountsText, settings, (food, amount, own) => {
        for (const { lines } of substitutesForLine(line(`${amount}${food}`), own, knowledge, { max: 99 })) {
          offered += 1;
          const items = lines.map((each, index) => ({
            id: String(index),
            name: readRecipeLine(each, loadKnowledge()).food,
          }));
          for (const verdict of judge(items, own, knowledge, { provenance: "recipe", kind: "ingredient" })) {
            expect(verdict.settings.length).toBe(own.length);
            expect(verdict.settings.filter(({ kind }) => GRAVE.includes(kind))).toEqual([]);
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(offered).toBeGreaterThan(300);
  }, 60_000);
});
