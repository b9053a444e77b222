import { describe, expect, it } from "vitest";
import { isRead } from "@/server/recipes/carried/carried-recipe";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";
import { type Job, readJob } from "@/server/recipes/import/read-job";

const recipe = (name: string, recipeIngredient: string[]) => ({
  "@type": "Recipe",
  name,
  recipeIngredient,
  recipeInstructions: ["Mix everything in a bowl.", "Bake it for 20 minutes until it is brown."],
});
const RYE = recipe("Rye Loaf", ["300 g rye flour", "200 ml water", "1 tsp salt"]);
const TART = recipe("Walnut Tart", ["200 g walnuts", "3 eggs", "100 g sugar"]);
const page = (title: string, ...recipes: object[]) =>
  `<html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": recipes })}</script></head><body><h1>${title}</h1></body></html>`;

const pasted = (text: string): Job => ({ kind: "pasted", text, url: null });
function chosenFrom(job: Job) {
  const reading = readJob(job);
  if (reading.recipe) throw new Error(`It was read as one recipe: ${reading.recipe.title}`);
  return { reason: reading.reason, found: reading.found.map((each) => (isRead(each) ? each.recipe.title : each)) };
}

describe("several recipes on one page", () => {
  const url = "https://kitchen.example/bakes";

  it("are all named to choose from where nothing says which is meant", () => {
    const job: Job = { kind: "page", text: page("Bakes of the week", RYE, TART), url };
    expect(chosenFrom(job)).toEqual({ reason: "several_recipes", found: ["Rye Loaf", "Walnut Tart"] });
  });

  it("are named as left out, where the page's title names one of them and that one is taken", () => {
    const { recipe: read } = extractRecipe(page("Rye Loaf", RYE, TART), url);
    expect(read?.title).toBe("Rye Loaf");
    expect(read?.leftOut).toEqual([{ text: "Walnut Tart", why: "recipe" }]);
  });

  it("are named as left out where elements of the page mark them", () => {
    const marked = [RYE, TART].map(
      ({ name, recipeIngredient, recipeInstructions }) =>
        `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2>${recipeIngredient.map((text) => `<p itemprop="recipeIngredient">${text}</p>`).join("")}${recipeInstructions.map((text) => `<p itemprop="recipeInstructions">${text}</p>`).join("")}</div>`,
    );
    const { recipe: read } = extractRecipe(
      `<html><head><title>Walnut Tart</title></head><body><h1>Walnut Tart</h1>${marked.join("")}</body></html>`,
      url,
    );
    expect(read?.title).toBe("Walnut Tart");
    expect(read?.leftOut.filter(({ why }) => why === "recipe")).toEqual([{ text: "Rye Loaf", why: "recipe" }]);
  });

  it("are several where short ones share half of their lines", () => {
    const broths = ["cumin", "dill"].map((herb) => recipe(`Broth of ${herb}`, [`1 spoon of ${herb}`, "1 l water"]));
    const { recipe: read } = extractRecipe(page("Broth of dill", ...broths), url);
    expect(read?.leftOut).toEqual([{ text: "Broth of cumin", why: "recipe" }]);
  });

  it("are one where the same dish is described twice under two names", () => {
    const twin = { ...RYE, name: "Grandmother's bread" };
    const { recipe: read } = extractRecipe(page("Rye Loaf", RYE, twin), url);
    expect(read?.leftOut).toEqual([]);
  });
});

describe("a table that somebody pastes", () => {
  it.each([
    [
      "commas",
      'Name,Ingredients,Method\nRye Loaf,"300 g rye flour\n200 ml water",Bake it.\nTart,"3 eggs\n200 g walnuts",Bake it too.',
    ],
    [
      "tabs, as from a spreadsheet",
      "Rezept\tZutaten\tZubereitung\nRye Loaf\t300 g rye flour; 200 ml water\tBacken.\nTart\t3 eggs; 200 g walnuts\tBacken.",
    ],
  ])("holds a recipe a row: with %s", (_, text) => {
    expect(chosenFrom(pasted(text))).toEqual({ reason: "several_recipes", found: ["Rye Loaf", "Tart"] });
  });

  it.each([
    ["has no column that is named as the ingredients", "Dish,Contains,Price\nRye Loaf,gluten,3\nTart,walnuts,4"],
    [
      "has a row with more cells than headings",
      "Name,Ingredients\nRye Loaf,300 g rye flour, 200 ml water, salt\nTart,3 eggs",
    ],
    ["lists the foods of one dish", "Ingredient\tAmount\tUnit\nWalnuts\t200\tg\nEggs\t3\tpieces"],
  ])("is refused rather than read as a text, if it %s", (_, text) => {
    expect(chosenFrom(pasted(text)).reason).toBe("unreadable_table");
  });

  it.each([
    "Pancakes, quick and easy\n2 eggs, beaten\n200 g flour, sifted\n300 ml milk, cold\nWhisk it all, then fry thin cakes in butter.",
    "Leek soup\n2 leeks, sliced, washed\n1 l stock\nCook the leeks in the stock for 20 minutes, then serve.",
  ])("is not what a recipe with commas is: %#", (text) => {
    const reading = readJob(pasted(text));
    expect(reading.recipe === null && reading.reason === "unreadable_table").toBe(false);
  });
});
