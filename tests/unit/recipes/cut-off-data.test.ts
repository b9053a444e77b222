import { describe, expect, it } from "vitest";
import { ingredientsOf, jsonLdPage, PLUM_CAKE, stepsOf } from "./pages";

const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("");
const METHOD = [
  "Halve the plums.",
  "Mix flour and eggs to a dough.",
  "Bake the cake for 40 minutes.",
  "Serve it with cream.",
];

describe("structured data that a template cut off", () => {
  it("is continued with the steps of the page's own list", () => {
    const json = JSON.stringify({ ...PLUM_CAKE, recipeInstructions: METHOD.slice(0, 2) });
    expect(stepsOf(jsonLdPage(json, `<h2>Zubereitung</h2><ol>${items(METHOD)}</ol>`))).toEqual(METHOD);
  });

  it("is not continued with steps of another list", () => {
    const json = JSON.stringify({ ...PLUM_CAKE, recipeInstructions: METHOD.slice(0, 2) });
    const body = `<ol>${items(METHOD.slice(0, 2))}</ol><ol>${items(["Bake the bread for 40 minutes."])}</ol>`;
    expect(stepsOf(jsonLdPage(json, body))).toEqual(METHOD.slice(0, 2));
  });

  it("gets the last line of the list, even without an amount", () => {
    const lines = [
      "500 g plums",
      "200 g flour",
      "3 eggs",
      "100 g almonds",
      "50 g walnuts",
      "80 g honey",
      "Butter, for the tin",
    ];
    const json = JSON.stringify({ ...PLUM_CAKE, recipeIngredient: lines.slice(0, 3) });
    expect(ingredientsOf(jsonLdPage(json, `<h2>Zutaten</h2><ul>${items(lines)}</ul>`))).toEqual(lines);
  });
});

describe("a part that structured data lists twice", () => {
  const dough = ["500 g plums", "200 g flour"];
  const cream = ["2 dl cream", "1 tbsp sugar", "1 tsp vanilla"];

  it("is read once, in whatever order it is repeated", () => {
    const json = JSON.stringify({ ...PLUM_CAKE, recipeIngredient: [...dough, ...cream, ...cream.toReversed()] });
    expect(ingredientsOf(jsonLdPage(json))).toEqual([...dough, ...cream]);
  });

  it("stays twice if an amount differs", () => {
    const other = ["2 dl cream", "2 tbsp sugar", "1 tsp vanilla"];
    const json = JSON.stringify({ ...PLUM_CAKE, recipeIngredient: [...dough, ...cream, ...other] });
    expect(ingredientsOf(jsonLdPage(json))).toEqual([...dough, ...cream, ...other]);
  });
});
