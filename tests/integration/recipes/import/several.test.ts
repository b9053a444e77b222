import { describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import type { FoundRecipeWire, ParsedRecipeWire, RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../../factories/people";
import { sendsHtml, startPageServer } from "../../../support/page-server";
import { call } from "../../../support/request";
import { useSettings } from "../../../support/settings";

type Refusal = { detail: string; code: string; recipes: FoundRecipeWire[] };

const recipe = (name: string, recipeIngredient: string[]) => ({
  "@type": "Recipe",
  name,
  recipeIngredient,
  recipeInstructions: ["Mix everything in a bowl.", "Bake it for 20 minutes until it is brown."],
});
const RYE = recipe("Rye Loaf", ["300 g rye flour", "200 ml water", "1 tsp salt"]);
const TART = recipe("Walnut Tart", ["200 g walnuts", "3 eggs", "100 g sugar"]);
const TEA = recipe("Mint Tea", ["1 bunch mint", "1 l water"]);
const page = (title: string) =>
  `<html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": [RYE, TART, TEA] })}</script></head><body><h1>${title}</h1></body></html>`;

/** The address of a page with this title, on a site that may be fetched. */
async function useSite(title: string): Promise<string> {
  const site = await startPageServer(sendsHtml(page(title)));
  useSettings({ FETCH_ALLOW_HOSTS: site.authority });
  return site.url(`/${title.toLowerCase().replaceAll(" ", "-")}`);
}

const parse = <T = ParsedRecipeWire>(body: object, token?: string) =>
  call<T>(parseRecipe, { body, ...(token ? { token } : {}) });
const ownOf = (ownerId: string) => db.recipe.findMany({ where: { ownerId }, orderBy: { title: "asc" } });

describe("a page with several recipes of which none is its own", () => {
  it("is refused, and the answer names each of them", async () => {
    const person = await createSignedInPerson();
    const url = await useSite("Bakes of the week");
    const { status, body } = await parse<Refusal>({ url }, person.token);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "several_recipes",
      detail: "There are several recipes on this page. Choose the ones that you want.",
    });
    expect(body.recipes).toEqual([
      { title: "Rye Loaf", ingredients: 3, instructions: 2, reason: null },
      { title: "Walnut Tart", ingredients: 3, instructions: 2, reason: null },
      { title: "Mint Tea", ingredients: 2, instructions: 2, reason: null },
    ]);
    expect(await ownOf(person.id)).toEqual([]);
  });

  it("gives those that a person picks as their own, each with all its lines, and once", async () => {
    const person = await createSignedInPerson();
    const url = await useSite("Bakes of the week");
    const picked = await parse({ url, pick: ["Walnut Tart", "Mint Tea"] }, person.token);
    expect(picked.status).toBe(200);
    expect(picked.body.imported?.map(({ title }) => title)).toEqual(["Walnut Tart", "Mint Tea"]);
    expect(picked.body.ingredients.map(({ name }) => name)).toEqual(["walnuts", "eggs", "sugar"]);
    const again = await parse({ url, pick: ["Walnut Tart"] }, person.token);
    expect(again.body.id).toBe(picked.body.id);
    const own = await ownOf(person.id);
    expect(own.map(({ title, isPublic, sourceUrl }) => ({ title, isPublic, sourceUrl }))).toEqual([
      { title: "Mint Tea", isPublic: false, sourceUrl: url },
      { title: "Walnut Tart", isPublic: false, sourceUrl: url },
    ]);
  });

  it("gives none if one of the names is not there, and says what is", async () => {
    const person = await createSignedInPerson();
    const url = await useSite("Bakes of the week");
    const { status, body } = await parse<Refusal>({ url, pick: ["Rye Loaf", "Rye Rolls"] }, person.token);
    expect(status).toBe(422);
    expect(body.recipes.map(({ title }) => title)).toEqual(["Rye Loaf", "Walnut Tart", "Mint Tea"]);
    expect(await ownOf(person.id)).toEqual([]);
  });

  it("gives a visitor nothing to keep", async () => {
    expect((await parse({ url: await useSite("Bakes of the week"), pick: ["Rye Loaf"] })).status).toBe(401);
  });
});

describe("the other recipes of a page that is named after one of them", () => {
  it("are named with it for everybody who imports it, and say nothing about it", async () => {
    const url = await useSite("Rye Loaf");
    const { id: ingredientId } = await db.ingredient.findFirstOrThrow({ where: { slug: "walnut" } });
    for (const _ of ["first", "second"]) {
      const { id: userId, token } = await createSignedInPerson();
      await db.ingredientPreference.create({ data: { userId, ingredientId, preferenceType: "allergy" } });
      const { body } = await parse({ url }, token);
      expect(body.title).toBe("Rye Loaf");
      expect(body.left_out).toEqual([
        { text: "Walnut Tart", why: "recipe" },
        { text: "Mint Tea", why: "recipe" },
      ]);
      expect(body.judgement?.fit.state).toBe("match");
    }
  });

  it("can be picked by those names", async () => {
    const person = await createSignedInPerson();
    const { body } = await parse({ url: await useSite("Rye Loaf"), pick: ["Mint Tea"] }, person.token);
    expect(body).toMatchObject({ title: "Mint Tea", type: "created" });
  });
});

describe("a table that somebody pastes", () => {
  it("becomes the recipe of its row, and what its unknown column says is unknown until it is decided", async () => {
    const person = await createSignedInPerson();
    const { id: ingredientId } = await db.ingredient.findFirstOrThrow({ where: { slug: "celery" } });
    await db.ingredientPreference.create({ data: { userId: person.id, ingredientId, preferenceType: "allergy" } });
    const text = 'Name;Ingredients;Contains\nRye Loaf;"300 g rye flour\n200 ml water";celery';
    const { body } = await parse({ text }, person.token);
    expect(body.title).toBe("Rye Loaf");
    expect(body.ingredients.map(({ name }) => name)).toEqual(["rye flour", "water"]);
    expect(body.left_out).toEqual([{ text: "Contains: celery", why: "column" }]);
    const read = await call<RecipeDetailWire>(getRecipe, { params: { id: body.id }, token: person.token });
    expect(read.body.judgement?.fit.state).toBe("unknown");
  });

  it("is refused with a sentence where it is no table of recipes", async () => {
    const { token } = await createSignedInPerson();
    const { status, body } = await parse<Refusal>({ text: "Dish,Contains,Price\nLoaf,gluten,3\nTart,nuts,4" }, token);
    expect(status).toBe(422);
    expect(body.code).toBe("unreadable_table");
    expect(body.detail).toMatch(/^This is a table that cannot be read as recipes\./);
  });
});
