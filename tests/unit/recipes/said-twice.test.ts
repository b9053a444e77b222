import { describe, expect, it } from "vitest";
import { parseYield } from "@/server/recipes/extraction/yield";
import { ingredientsOf, jsonLdPage, PLUM_CAKE, page, recipeOf } from "./pages";

const METHOD = ["Mix everything in a large bowl.", "Bake it in the oven for 40 minutes."];

describe("a yield", () => {
  it.each([
    ["950 g", null],
    ["750 ml", null],
    ["26 cm tin", null],
    ["a 9-inch cake", null],
    ["1 loaf (800 g)", 1],
    ["500 g, for 4 people", 4],
    ["12-16 cookies", 12],
    ["About 3 dozen", 36],
  ])("%s is for %s", (text, count) => {
    expect(parseYield(text)?.count).toBe(count);
  });
});

describe("what a template wrote twice is said once", () => {
  it.each([
    ["6 6 boneless chicken breasts", "6 boneless chicken breasts"],
    ["500 500 g beef", "500 g beef"],
    ["1/2 1/2 cup butter", "1/2 cup butter"],
    ["2Â cups flour", "2 cups flour"],
    ["1 1 pound loaf of bread", "1 1 pound loaf of bread"],
    ["2 2-inch pieces ginger", "2 2-inch pieces ginger"],
  ])("%s", (written, line) => {
    const foods = [written, "3 eggs", "1 onion"];
    expect(ingredientsOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeIngredient: foods })))[0]).toBe(line);
  });
});

describe("a word twice", () => {
  const foodsOf = (...foods: string[]) =>
    ingredientsOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeIngredient: ["3 eggs", ...foods] }))).slice(1);

  it("is a template's mistake where several lines have it, and a name where one has", () => {
    expect(foodsOf("Salz Salz", "Pfeffer Pfeffer")).toEqual(["Salz", "Pfeffer"]);
    expect(foodsOf("mahi mahi", "1 lime")).toEqual(["mahi mahi", "1 lime"]);
  });
});

describe("a date or a rating", () => {
  it.each([
    "<time>Jun 5</time> Plum cake",
    "Plum cake <span>4.5 (23 ratings)</span>",
    "<span>12 March 2024</span> Plum cake",
  ])("is no part of the title: %s", (heading) => {
    const foods = ["500 g plums", "200 g flour", "3 eggs"].map((food) => `<li>${food}</li>`).join("");
    const html = page(
      `<h1>${heading}</h1><h2>Ingredients</h2><ul>${foods}</ul><h2>Method</h2><ol>${METHOD.map((step) => `<li>${step}</li>`).join("")}</ol>`,
    ).replace(/<title>.*?<\/title>/, "<title>Plum cake</title>");
    expect(recipeOf(html).title).toBe("Plum cake");
  });
});
