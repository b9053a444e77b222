import { describe, expect, it } from "vitest";
import { readJob } from "../../../server/recipes/import/read-job";
import { ADDRESS, page } from "./pages";

type Dish = readonly [name: string, foods: readonly string[], steps: readonly string[]];

const list = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const shown = (dishes: readonly Dish[], [foodsWord, stepsWord]: readonly [string, string]): string =>
  dishes
    .map(
      ([name, foods, steps]) =>
        `<h2>${name}</h2><h3>${foodsWord}</h3>${list("ul", foods)}<h3>${stepsWord}</h3>${list("ol", steps)}`,
    )
    .join("");

const DAL: Dish = [
  "Red lentil dal",
  ["200 g red lentils", "1 onion", "2 tsp cumin"],
  ["Fry the onion with the cumin.", "Add the lentils and simmer for 25 minutes."],
];
const BROWNIES: Dish = [
  "Walnut brownies",
  ["150 g walnuts", "200 g dark chocolate", "3 eggs"],
  ["Melt the chocolate and stir in the eggs.", "Fold in the walnuts and bake for 30 minutes."],
];
const SALAD: Dish = [
  "Cucumber salad",
  ["2 cucumbers", "1 tbsp sesame seeds", "2 tbsp rice vinegar"],
  ["Slice the cucumbers thinly.", "Toss them with the vinegar and the sesame seeds."],
];
const readPage = (body: string, title: string) =>
  readJob({ kind: "page", text: page(`<h1>${title}</h1>${body}`, `<title>${title}</title>`), url: ADDRESS });

describe("a page without structured data that shows several dishes", () => {
  it.each([
    ["two", [DAL, BROWNIES]],
    ["three", [DAL, BROWNIES, SALAD]],
  ])("asks which one: %s", (_, dishes) => {
    const answer = readPage(shown(dishes, ["Ingredients", "Method"]), "What we cooked this week");
    expect(answer).toMatchObject({ recipe: null, reason: "several_recipes" });
    const found = "found" in answer ? answer.found : [];
    expect(found.map((each) => ("recipe" in each ? each.recipe.title : each.title))).toEqual(
      dishes.map(([name]) => name),
    );
  });

  it("asks in another language, and for dishes that are much alike", () => {
    const german: Dish[] = [
      [
        "Möhrensuppe",
        ["500 g Möhren", "1 Zwiebel"],
        ["Die Möhren schneiden.", "Alles 20 Minuten kochen und pürieren."],
      ],
      ["Apfelkuchen", ["4 Äpfel", "200 g Mehl"], ["Die Äpfel schälen.", "Den Teig rühren und 40 Minuten backen."]],
    ];
    expect(readPage(shown(german, ["Zutaten", "Zubereitung"]), "Aus meiner Küche")).toMatchObject({
      reason: "several_recipes",
    });
    const alike = [1, 2, 3, 4, 5].map(
      (n): Dish => [
        `Broth of day ${n}`,
        ["1 l stock", `${n} carrots`, "2 onions"],
        ["Chop everything into small pieces.", "Simmer for 20 minutes and season with salt."],
      ],
    );
    expect(readPage(shown(alike, ["Ingredients", "Method"]), "Broths")).toMatchObject({ reason: "several_recipes" });
  });

  it("does not ask for parts of one dish", () => {
    const parts = (first: string, second: string): Dish[] => [
      [first, BROWNIES[1], BROWNIES[2]],
      [second, ["200 g icing sugar", "2 tbsp milk"], ["Beat the sugar with the milk.", "Spread it over the rest."]],
    ];
    for (const [first, second, title] of [
      ["Brownies", "Icing", "Walnut brownies"],
      ["Walnut brownies", "Milk glaze", "Walnut brownies with milk glaze"],
    ] as const)
      expect(readPage(shown(parts(first, second), ["Ingredients", "Method"]), title)).not.toMatchObject({
        reason: "several_recipes",
      });
  });
});
