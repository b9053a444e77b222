import { describe, expect, it } from "vitest";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { DEMO_DINERS, type DemoPerson } from "@/prisma/seed/demo-people";
import { DEMO_RECIPES, linesOf } from "@/prisma/seed/demo-recipes";
import { ALLERGENS, parseKitchen, readKitchens } from "@/prisma/seed/read-kitchens";
import { ALLERGENS_OF_LAW } from "@/server/dietary/allergens-of-law";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { substanceKeys } from "@/server/recipe-lines/concept-key";
import { readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";

const knowledge = loadKnowledge();
const shelf = readKitchens();
const all = [...shelf, ...DEMO_RECIPES];
const analysed = new Map(
  all.map((recipe) => {
    const lines = linesOf(recipe).map((line) => analyseLine({ ...line, group: null }, knowledge));
    return [recipe, { lines, whole: combineLines(lines, recipe.servings) }] as const;
  }),
);
const analysisOf = (recipe: (typeof all)[number]) => {
  const found = analysed.get(recipe);
  if (!found) throw new Error(recipe.title);
  return found;
};

const settingsOf = ({ diets, health, ingredients }: DemoPerson): Setting[] => [
  ...diets.map((key): Setting => ({ type: "diet", key })),
  ...health.map((key): Setting => ({ type: "health", key })),
  ...ingredients.map(([key, preference]): Setting => ({ type: "ingredient", key, preference })),
];

/** The rule of fitOf: no line conflicts with a setting and nothing is unknown; labels and advice do not matter. */
function fits(recipe: (typeof all)[number], settings: readonly Setting[]): boolean {
  const items = linesOf(recipe).map((line, i) => ({ id: String(i), name: readRecipeLine(line, loadKnowledge()).food }));
  const verdicts = judge(items, settings, knowledge, { provenance: "recipe", kind: "ingredient" });
  return verdicts.every(({ settings: said }) =>
    said.every(
      ({ kind, setting, checkLabel }) =>
        kind === "match" ||
        kind === "info" ||
        checkLabel ||
        (setting.type === "health" && !ALARMING_CONCERNS.includes(setting.key)),
    ),
  );
}

describe("the shelves", () => {
  it("have at least eighty recipes of twenty kitchens, each with its own title and sentence", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it("have no line that the engine does not know", () => {
    const unknown = all.flatMap((recipe) =>
      analysisOf(recipe).lines.flatMap(({ isKnown }, i) =>
        isKnown ? [] : [`${recipe.title}: ${recipe.ingredients[i]?.[2]}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it("have known weights for most of their lines, and feed one person a meal", () => {
    for (const recipe of shelf) {
      const { lines, whole } = analysisOf(recipe);
      const weighed = lines.filter(({ grams, per100g }) => grams !== null && per100g !== null);
      expect(weighed.length / lines.length, recipe.title).toBeGreaterThanOrEqual(0.6);
      const { perServing } = whole;
      const energy = perServing.calories ?? 0;
      expect(energy, recipe.title).toBeGreaterThan(15);
      expect(energy, recipe.title).toBeLessThan(1100);
    }
  });

  it.each(DEMO_DINERS)("have 25 or more recipes that fit $firstName", (person) => {
    const settings = settingsOf(person);
    const fitting = all.filter((recipe) => fits(recipe, settings)).map(({ title }) => title);
    expect(fitting.length).toBeGreaterThanOrEqual(25);
  });

  it("name the allergens that the engine finds, and none that it rules out", () => {
    const keyOf = (name: string) =>
      `eu_${
        new Map([
          ["gluten", "gluten_cereals"],
          ["soy", "soybeans"],
        ]).get(name) ?? name
      }`;
    const wrong = shelf.flatMap((recipe) => {
      const { whole } = analysisOf(recipe);
      return ALLERGENS.flatMap((name) => {
        const law = ALLERGENS_OF_LAW.find(({ key }) => key === keyOf(name));
        const keys = law ? substanceKeys(law.substances) : [];
        expect(keys.length, name).toBeGreaterThan(0);
        const isSaid = recipe.allergens.includes(name);
        const isFound = keys.some((key) => whole.firmKeys.includes(key));
        const isPossible = isFound || whole.hasUndisclosed || keys.some((key) => whole.conceptKeys.includes(key));
        if (isFound && !isSaid) return [`${recipe.title} does not name ${name}`];
        return isSaid && !isPossible ? [`${recipe.title} names ${name}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("name most foods of their lines in the steps", () => {
    const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    for (const recipe of shelf) {
      const steps = new Set(words(recipe.steps.join(" ")).map((word) => word.replace(/(?:es|s)$/, "")));
      const named = recipe.ingredients.filter(([, , name]) =>
        words(name).some((word) => steps.has(word.replace(/(?:es|s)$/, ""))),
      );
      expect(named.length / recipe.ingredients.length, recipe.title).toBeGreaterThanOrEqual(0.6);
    }
  });
});

describe("a kitchen's file", () => {
  const good =
    "# Greek\n\n## Beans\nA sentence about the beans.\n\nServes 4. Prep 5 min. Course: main. Allergens: none.\n\n- 1 1/2 cups | beans\n- 2 | onions\n- 3 tbsp | olive oil\n- 1 tsp | salt\n\n1. Boil the beans for an hour.\n2. Stir in everything else.\n";

  it("is read as it is written", () => {
    expect(parseKitchen(good, "greek.md")).toMatchObject([
      {
        title: "Beans",
        cuisine: "greek",
        servings: 4,
        prepMinutes: 5,
        cookMinutes: 0,
        allergens: [],
        ingredients: [
          ["1 1/2", "cups", "beans"],
          ["2", "", "onions"],
          ["3", "tbsp", "olive oil"],
          ["1", "tsp", "salt"],
        ],
      },
    ]);
  });

  it.each([
    ["an unknown kitchen", good.replace("Greek", "Lunar"), /Lunar/],
    ["no servings", good.replace("Serves 4. ", ""), /Beans.*serves/],
    ["an allergen that the law does not name", good.replace("none", "gluten, dust"), /Beans/],
    ["a line without an amount", good.replace("- 2 | onions", "- onions"), /Beans.*onions/],
  ])("with %s is refused, naming the recipe or the kitchen", (_, text, message) => {
    expect(() => parseKitchen(text, "greek.md")).toThrow(message);
  });
});
