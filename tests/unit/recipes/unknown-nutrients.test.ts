import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { LIMITED_NUTRIENTS, limitsOf } from "@/server/dietary/serving-limits";
import { judgeLines, NO_FACTS } from "@/server/recipes/judge-recipe";
import { findingsOf } from "@/server/recipes/serving-findings";
import { concernOnly, linesOf, servedDish, type WrittenDish } from "@/tests/support/served-dish";
import { SERVING_CASES } from "./serving-cases";

const knowledge = loadKnowledge();

function asked(concern: string, dish: WrittenDish, known: Knowledge = knowledge) {
  const label = { type: "health" as const, key: concern, label: concern, preference: null };
  const named = dish.lines.map((food, id) => ({ id: String(id), food }));
  return findingsOf({ type: "health", key: concern }, label, named, servedDish(dish, known), known);
}

const judged = (concern: string, dish: WrittenDish) =>
  judgeLines(concernOnly(concern), linesOf(dish), undefined, { ...NO_FACTS, serving: servedDish(dish, knowledge) });

describe("a serving, for somebody who watches a nutrient", () => {
  it.each(SERVING_CASES.map((each) => [each.concern, each.lines.join("; "), each.expected, each] as const))(
    "%s: %s: %s",
    (concern, _, expected, dish) => {
      expect(asked(concern, dish).kind).toBe(expected);
    },
  );
});

const MAPO = { servings: 4, lines: ["400 g tofu", "2 tbsp fermented bean paste", "2 cloves garlic", "1 tbsp oil"] };

describe("a nutrient that nobody can count", () => {
  it("is unknown for the concern, the line and the dish, and the sentence names the food", () => {
    const judgement = judged("high_blood_pressure", MAPO);
    expect(judgement.kind).toBe("unknown");
    expect(judgement.fit).toMatchObject({
      state: "unknown",
      reason: "We do not know how much salt the fermented bean paste holds.",
    });
    expect(judgement.settings).toMatchObject([{ kind: "unknown" }]);
    expect(judgement.ingredients.map(({ kind }) => kind)).toEqual(["match", "unknown", "match", "match"]);
    expect(judgement.not_known).toMatchObject([{ nutrient: "sodium", lines: [{ id: "1" }] }]);
  });

  it("does not touch a concern that does not watch it", () => {
    expect(
      judged("diabetes", { servings: 4, lines: ["400 g chicken breast", "1 tbsp olive oil", "salt"] }).fit.state,
    ).toBe("match");
  });

  it("is said in other words when the recipe states no amount", () => {
    const { not_known: unknowns } = judged("high_blood_pressure", { servings: 2, lines: ["400 g courgettes", "salt"] });
    expect(unknowns?.[0]?.sentence).toBe(
      "The recipe does not say how much salt goes in, so we do not know how much salt a serving holds.",
    );
  });

  it("does not hide what is certainly too much of another nutrient", () => {
    const { kind, findings, unknowns } = asked("metabolic_syndrome", {
      servings: 2,
      lines: ["300 g sugar", "200 g flour", "salt to taste"],
    });
    expect(kind).toBe("conflict");
    expect(findings.map(({ nutrient }) => nutrient)).toEqual(["sugar"]);
    expect(unknowns.map(({ nutrient }) => nutrient)).toContain("sodium");
  });
});

describe("an ordinary recipe", () => {
  it.each([
    ["heart_disease", 4, ["600 g chicken breast", "3 tbsp olive oil", "200 g flour", "500 ml milk"]],
    ["high_cholesterol", 6, ["400 g flour", "3 tbsp rapeseed oil", "200 ml milk", "2 tbsp sunflower oil"]],
    ["heart_disease", 4, ["150 g dark chocolate", "3 bananas", "100 g oats"]],
  ] as const)("%s: is not unknown because nobody measured the trans fat of plain foods", (concern, servings, lines) => {
    const { unknowns } = asked(concern, { servings, lines });
    expect(unknowns.filter(({ nutrient }) => nutrient === "trans_fat")).toEqual([]);
  });

  it("counts the trans fat of unsalted butter as that of butter, and its own most for other milk fat", () => {
    const of = (line: string) => servedDish({ servings: 1, lines: [line] }, knowledge);
    const counted = (line: string) => of(line).nutrition?.values.find(({ key }) => key === "trans_fat")?.amount ?? 0;
    expect(counted("100 g unsalted butter")).toBeCloseTo(counted("100 g butter"), 1);
    expect(of("100 g cream cheese").most?.trans_fat ?? 0).toBeGreaterThan(1);
    expect(of("100 g lamb shoulder").most?.trans_fat ?? 0).toBeGreaterThan(0.7);
  });

  it.each([
    ["the juice of a food is that of the food", "1 lemon, juice only"],
    ["a word for how a food is brings nothing", "3 tbsp creamy or crunchy peanut butter, unsalted"],
    ["'can' is no tin", "2 large carrots, or you can use the pre shredded carrots"],
  ])("is not unknown for salt: %s", (_, line) => {
    const { unknowns } = asked("high_blood_pressure", { servings: 4, lines: [line] });
    expect(unknowns).toEqual([]);
  });

  it("counts a salt by its salt, whatever it is mixed with", () => {
    const { findings } = asked("high_blood_pressure", { servings: 4, lines: ["1 tbsp seasoned salt"] });
    expect(findings.map(({ nutrient }) => nutrient)).toEqual(["sodium"]);
  });
});

describe("a line that belongs to no dish, as on a grocery list", () => {
  const onList = (concern: string, ...names: string[]) =>
    judgeLines(concernOnly(concern), linesOf({ lines: names, servings: null })).ingredients.map(({ kind }) => kind);

  it("is unknown if nobody knows whether a usual amount of its food holds too much", () => {
    expect(onList("high_blood_pressure", "fermented bean paste", "pickled mustard greens", "tofu", "carrots")).toEqual([
      "unknown",
      "unknown",
      "match",
      "match",
    ]);
  });

  it("says so in a sentence that names the food", () => {
    const [line] = judgeLines(
      concernOnly("high_blood_pressure"),
      linesOf({ lines: ["fermented bean paste"], servings: null }),
    ).ingredients;
    expect(line?.tags[0]).toMatchObject({
      kind: "unknown",
      reason: "We do not know how much salt the fermented bean paste holds.",
    });
  });
});

describe("a dish with an allergen and a nutrient that nobody can count", () => {
  const eggAllergy = { type: "ingredient" as const, key: "egg", preference: "allergy" as const };
  const settings = [eggAllergy, ...concernOnly("high_blood_pressure").settings];
  const judge = (lines: readonly string[]) => {
    const dish = { lines, servings: 4 };
    return judgeLines({ settings, names: new Map() }, linesOf(dish), undefined, {
      ...NO_FACTS,
      serving: servedDish(dish, knowledge),
    });
  };

  it("is not offered with a change that leaves the nutrient unknown", () => {
    expect(judge(["400 g rice", "2 eggs", "300 g carrots"]).fit.state).toBe("adaptable");
    const { state, adaptable } = judge(["400 g rice", "2 eggs", "100 g pickled mango"]).fit;
    expect([state, adaptable]).toEqual(["conflict", null]);
  });
});

describe("a dish that is eaten beside others", () => {
  const broth = (course?: "side" | "main") => ({
    servings: 4,
    lines: ["800 g potatoes", "4 g salt"],
    ...(course && { course }),
  });

  it("is held against half of a meal's amount, and says so", () => {
    expect(asked("high_blood_pressure", broth("main")).kind).toBe("match");
    expect(asked("high_blood_pressure", broth()).kind).toBe("match");
    const [finding] = asked("high_blood_pressure", broth("side")).findings;
    expect(finding).toMatchObject({ limit: 0.3, course: "side" });
    expect(finding?.limit_words).toMatch(/^More than 0.3 g for a side dish, half of a meal's amount/);
  });
});

describe("what was done to a food", () => {
  it.each([
    ["1 tbsp shrimp paste", "sodium"],
    ["100 g dried shrimp", "sodium"],
    ["100 g smoked mackerel", "sodium"],
    ["100 g geräucherte Makrele", "sodium"],
    ["100 g gesalzener Kabeljau", "sodium"],
    ["100 g cabillaud salé", "sodium"],
    ["100 g lomo de cerdo curado", "sodium"],
    ["2 tbsp mushroom paste", "sodium"],
    ["100 g artichokes in brine", "sodium"],
    ["1 preserved lemon", "sodium"],
    ["3 umeboshi", "sodium"],
    ["50 g bottarga", "sodium"],
    ["50 g dried mango", "sugar"],
  ] as const)("is not read from the fresh food: %s", (line, nutrient) => {
    const { most, nutrition } = servedDish({ servings: 1, lines: [line] }, knowledge);
    const counted = nutrition?.values.find(({ key }) => key === nutrient)?.amount ?? 0;
    expect(most?.[nutrient] === null || (most?.[nutrient] ?? counted) > 0.6).toBe(true);
  });

  it.each([
    "2 cucumbers",
    "400 g barramundi",
    "1 bunch parsley",
    "1 l water",
    "1 tsp dried oregano",
    "500 g chicken thighs",
  ])("does not make fresh food salty: %s", (line) => {
    expect(asked("high_blood_pressure", { servings: 4, lines: [line] }).kind).toBe("match");
  });
});

/** Of many classes of food, measured and not, salted and fresh, with stated and untold amounts. */
const LINES = [
  ...[
    "400 g tofu",
    "2 tbsp soy sauce",
    "1 tbsp sugar",
    "1 tsp sesame oil",
    "500 g minced beef",
    "1 onion",
    "30 g parmesan",
  ],
  ...[
    "400 g canned tomatoes",
    "2 eggs",
    "50 g feta",
    "200 g spinach",
    "1 tbsp butter",
    "250 g flour",
    "1 pinch of salt",
  ],
  ...["300 g lentils", "2 carrots", "100 g bacon", "2 tbsp miso", "1 l vegetable stock", "150 g smoked salmon", "salt"],
  ...["200 g pasta", "1 tbsp fish sauce", "50 g olives", "2 tbsp capers", "300 g potatoes", "100 ml cream", "1 lemon"],
  ...[
    "500 g chicken thighs",
    "100 g ham",
    "2 tbsp honey",
    "100 g dates",
    "1 banana",
    "50 g walnuts",
    "100 g dark chocolate",
  ],
  ...["500 ml milk", "2 tbsp ketchup", "1 tbsp mustard", "400 g cod", "200 g shrimps", "2 tbsp olive oil", "1 avocado"],
];
const COURSES = [undefined, "main", "side", "soup", "dessert"] as const;
const anyDish: fc.Arbitrary<WrittenDish> = fc
  .record({
    lines: fc.uniqueArray(fc.constantFrom(...LINES), { minLength: 2, maxLength: 7 }),
    servings: fc.constantFrom(1, 2, 4, 6, null),
    course: fc.constantFrom(...COURSES),
  })
  .map(({ course, ...dish }) => ({ ...dish, ...(course && { course }) }));

const DISHES: readonly WrittenDish[] = [
  { servings: 4, lines: ["400 g tofu", "2 tbsp soy sauce", "1 tbsp sugar", "1 tsp sesame oil"] },
  { servings: 4, lines: ["500 g minced beef", "1 onion", "400 g canned tomatoes", "30 g parmesan"] },
  { servings: 2, lines: ["2 eggs", "50 g feta", "200 g spinach", "1 tbsp butter"] },
  { servings: 8, lines: ["250 g flour", "125 g butter", "100 g sugar", "1 pinch of salt"] },
  { servings: null, lines: ["300 g lentils", "2 carrots", "100 g bacon"] },
];
const CONCERNS = [...knowledge.healthRules.keys()].filter((concern) => limitsOf(concern, knowledge).length > 0);

/** The same knowledge without one figure, or any, of the foods whose rows the dish counts. */
function without(dish: WrittenDish, line: number, nutrient: string | null): Knowledge {
  const { lines } = dish;
  const text = lines[line] ?? "";
  const foods = new Map(
    [...knowledge.foods].map(([index, food]) => {
      const name = knowledge.concepts[index]?.name ?? "";
      const isIts = name.split(" ").some((word) => word.length > 2 && text.includes(word));
      if (!isIts) return [index, food] as const;
      const per100g = Object.fromEntries(
        Object.entries(food.per100g).map(([key, value]) => [key, nutrient === null || key === nutrient ? null : value]),
      ) as typeof food.per100g;
      return [
        index,
        { id: food.id, description: food.description, portions: food.portions, fat: null, per100g },
      ] as const;
    }),
  );
  return { ...knowledge, foods };
}

describe("every nutrient missing in turn, of every line in turn", () => {
  const dish = fc.oneof(fc.constantFrom(...DISHES), { arbitrary: anyDish, weight: 4 });
  const cases = fc.record({ dish, line: fc.nat(6), nutrient: fc.constantFrom(...LIMITED_NUTRIENTS, null) });

  it("never turns a verdict better", () => {
    fc.assert(
      fc.property(cases, ({ dish: written, line, nutrient }) => {
        const less = without(written, line % written.lines.length, nutrient);
        for (const concern of CONCERNS) {
          // A conflict whose figure is gone is unknown, which is no better for anybody: it is never a match.
          if (asked(concern, written).kind !== "match") expect(asked(concern, written, less).kind).not.toBe("match");
        }
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it("leaves no fit of a random dish to which a food is added that nobody knows", () => {
    fc.assert(
      fc.property(anyDish, fc.constantFrom(...CONCERNS), (written, concern) => {
        const lines = [...written.lines, "100 g zorblax"];
        expect(asked(concern, { ...written, lines }).kind).not.toBe("match");
      }),
    );
  });

  it("leaves no fit where one line is of a food that nobody knows", () => {
    for (const written of DISHES) {
      for (const index of written.lines.keys()) {
        const lines = written.lines.with(index, "2 tbsp zorblax");
        expect(asked("high_blood_pressure", { ...written, lines }).kind).not.toBe("match");
      }
    }
  });
});
