import { describe, expect, it } from "vitest";
import { recipeJsonLd } from "@/app/(site)/(recipes)/recipes/[id]/view/_components/recipe-json-ld";
import { filterRecipes } from "@/app/(site)/(recipes)/saved/_components/filter-recipes";
import { relativeDate } from "@/components/recipes/saved/relative-date";
import type { MyRecipeWire, RecipeDetailWire } from "@/lib/schemas/recipes";
import { scriptText } from "@/lib/text/script-text";

const now = new Date(2026, 10, 21, 0, 30);
const ago = (days: number, hours = 0) => new Date(2026, 10, 21 - days, 0, 30 - 60 * hours).toISOString();

describe("relativeDate", () => {
  it.each([
    [ago(0), "Today"],
    [ago(0, 1), "Yesterday"],
    [ago(1), "Yesterday"],
    [ago(2), "2 days ago"],
    [ago(7), "7 days ago"],
    [ago(8), "1 week ago"],
    [ago(14), "2 weeks ago"],
    [ago(30), "4 weeks ago"],
    [ago(31), "21 Oct 2026"],
  ])("%s is %s", (iso, words) => expect(relativeDate(iso, now)).toBe(words));

  it("is today for a date in the future by another clock", () => {
    expect(relativeDate(ago(-1), now)).toBe("Today");
  });
});

const recipe = (title: string, ...names: string[]) =>
  ({ title, ingredients: names.map((name) => ({ name })) }) as unknown as MyRecipeWire;

describe("filterRecipes", () => {
  const all = [recipe("Crème brûlée", "cream", "sugar"), recipe("Noodles", "rice noodles", "lime")];
  it.each([
    ["", 2],
    ["  ", 2],
    ["creme", 1],
    ["LIME", 1],
    ["noodles lime", 1],
    ["cream lime", 0],
  ])("%j finds %s", (text, count) => expect(filterRecipes(all, text)).toHaveLength(count));
});

describe("the structured data of our own recipes", () => {
  const soup = {
    id: "1",
    title: "</script><script>alert(1)</script>",
    created_at: "2026-11-21T00:00:00.000Z",
    image: "/photos/p/640.webp",
    photos: [],
    language: "en",
    source_url: "https://a.example/soup",
    yield_text: null,
    servings: 4,
    prep_time: 10,
    cook_time: null,
    total_time: null,
    ingredients: [{ id: "a", name: "leek", quantity: "2", unit: null, note: "sliced" }],
    instructions: [{ id: "b", text: "Boil." }],
    dietary_info: { vegan: true },
  } as unknown as RecipeDetailWire;

  it("is the recipe, without a claim about diets", () => {
    const jsonLd = recipeJsonLd(soup, "https://f.example/recipes/1/view");
    expect(jsonLd).toMatchObject({
      "@type": "Recipe",
      image: "https://f.example/photos/p/640.webp",
      recipeYield: "4",
      prepTime: "PT10M",
      recipeIngredient: ["2 leek, sliced"],
      recipeInstructions: [{ "@type": "HowToStep", text: "Boil." }],
      isBasedOn: "https://a.example/soup",
    });
    expect(JSON.stringify(jsonLd)).not.toContain("vegan");
  });

  it("cannot close the element that contains it", () => {
    const text = scriptText(recipeJsonLd(soup, "https://f.example/"));
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toMatchObject({ name: soup.title });
  });
});
