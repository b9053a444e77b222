import { describe, expect, it } from "vitest";
import { GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { PUT as updateVariant } from "@/app/recipe-variants/[id]/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { POST as keepCopy } from "@/app/user/recipe-links/copies/route";
import { POST as shareRecipe } from "@/app/user/recipe-links/route";
import type { RecipeLinkWire } from "@/lib/schemas/recipe-links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../../factories/people";
import { recipePage, sendsHtml, startPageServer } from "../../../support/page-server";
import { call } from "../../../support/request";
import { useSettings } from "../../../support/settings";

type Person = Awaited<ReturnType<typeof createSignedInPerson>>;

/** A second list of the same data, which is not the one that is read. */
const TWO_LISTS = { recipeIngredient: ["2 leeks", "1 l milk"], ingredients: ["2 leeks", "50 g walnuts"] };
const WALNUTS = [{ text: "50 g walnuts", why: "data" }];

const paste = async (person: Person, over: Record<string, unknown> = TWO_LISTS): Promise<RecipeDetailWire> => {
  const { body } = await call<RecipeDetailWire>(parseRecipe, { body: { html: recipePage(over) }, token: person.token });
  return body;
};

async function createPersonAgainst(slug: string): Promise<Person> {
  const person = await createSignedInPerson();
  const { id: ingredientId } = await db.ingredient.findFirstOrThrow({ where: { slug } });
  await db.ingredientPreference.create({ data: { userId: person.id, ingredientId, preferenceType: "allergy" } });
  return person;
}

const change = (person: Person, { id, title, ingredients, instructions }: RecipeDetailWire, over: object) =>
  call<RecipeDetailWire>(updateRecipe, {
    method: "PUT",
    params: { id },
    body: { title, ingredients, instructions, ...over },
    token: person.token,
  });

describe("a line that an import left out", () => {
  it("is named with its words when the recipe is imported and whenever it is read", async () => {
    const person = await createSignedInPerson();
    const imported = await paste(person);
    expect(imported.left_out).toEqual(WALNUTS);
    const read = await call<RecipeDetailWire>(getRecipe, { params: { id: imported.id }, token: person.token });
    expect(read.body.left_out).toEqual(WALNUTS);
  });

  it("is named to everybody who imports the page after the first", async () => {
    const site = await startPageServer(sendsHtml(recipePage(TWO_LISTS)));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    const url = site.url("/walnut-soup");
    for (const _ of ["first", "second"]) {
      const { token } = await createSignedInPerson();
      const { body } = await call<RecipeDetailWire>(parseRecipe, { body: { url }, token });
      expect(body.left_out).toEqual(WALNUTS);
    }
  });

  it("is left out no longer once it is a line of the recipe, split into amount and food", async () => {
    const person = await createSignedInPerson();
    const recipe = await paste(person);
    const ingredients = [...recipe.ingredients, { name: "walnuts", quantity: "50", unit: "g" }];
    const { status, body } = await change(person, recipe, { ingredients });
    expect(status).toBe(200);
    expect(body.left_out).toBeUndefined();
    expect(body.ingredients.map(({ name }) => name)).toContain("walnuts");
  });

  it("stays named through other changes, until its owner dismisses it", async () => {
    const person = await createSignedInPerson();
    const recipe = await paste(person);
    const renamed = await change(person, recipe, { title: "Soup of Sunday" });
    expect(renamed.body.left_out).toEqual(WALNUTS);
    const dismissed = await change(person, renamed.body, { dismiss_left_out: ["50 g walnuts"] });
    expect(dismissed.body.left_out).toBeUndefined();
  });

  it("makes what it names unknown until its owner dismisses it: a left-out line may be food", async () => {
    const person = await createSignedInPerson();
    const { id: ingredientId } = await db.ingredient.findFirstOrThrow({ where: { slug: "walnut" } });
    await db.ingredientPreference.create({ data: { userId: person.id, ingredientId, preferenceType: "allergy" } });
    const recipe = await paste(person);
    expect(recipe.judgement?.fit).toMatchObject({
      state: "unknown",
      named_only: [{ text: "walnuts", where: "left_out" }],
      reason: "What the import left out mentions walnuts.",
    });
    const dismissed = await change(person, recipe, { dismiss_left_out: ["50 g walnuts"] });
    expect(dismissed.body.judgement?.fit).toMatchObject({ state: "match" });
  });

  it("stays with a version of the recipe and makes it unknown, until it is a line of it or is dismissed", async () => {
    const person = await createPersonAgainst("walnut");
    const recipe = await paste(person);
    const made = await call<VariantDetailWire>(createVariant, {
      params: { recipeId: recipe.id },
      body: { title: "Soup of my own" },
      token: person.token,
    });
    expect(made.body.left_out).toEqual(WALNUTS);
    expect(made.body.judgement.fit.state).toBe("unknown");
    const update = (over: object) =>
      call<VariantDetailWire>(updateVariant, {
        method: "PUT",
        params: { id: made.body.id },
        body: {
          title: "Soup",
          variant_ingredients: made.body.variant_ingredients.map(({ name }) => ({ name })),
          variant_instructions: made.body.variant_instructions.map(({ text }) => ({ text })),
          ...over,
        },
        token: person.token,
      });
    expect((await update({})).body.left_out).toEqual(WALNUTS);
    const dismissed = await update({ dismiss_left_out: ["50 g walnuts"] });
    expect(dismissed.body.left_out).toBeUndefined();
    expect(dismissed.body.judgement.fit.state).toBe("match");
    const lines = [...recipe.ingredients.map(({ name }) => ({ name })), { name: "walnuts", quantity: "50", unit: "g" }];
    const added = await call<VariantDetailWire>(createVariant, {
      params: { recipeId: recipe.id },
      body: { title: "Soup with walnuts", variant_ingredients: lines },
      token: person.token,
    });
    expect(added.body.left_out).toBeUndefined();
    expect(added.body.judgement.fit.state).toBe("conflict");
  });

  it("stays with a copy of a shared recipe, and makes it unknown for whoever keeps it", async () => {
    const owner = await createSignedInPerson();
    const recipe = await paste(owner);
    const link = await call<RecipeLinkWire>(shareRecipe, { body: { recipe_id: recipe.id }, token: owner.token });
    const reader = await createPersonAgainst("walnut");
    const key = new URL(link.body.url).pathname.split("/").at(-1);
    const { body } = await call<RecipeDetailWire>(keepCopy, { body: { key }, token: reader.token });
    expect(body.left_out).toEqual(WALNUTS);
    expect(body.judgement?.fit.state).toBe("unknown");
  });

  it("is none where everything was read", async () => {
    const recipe = await paste(await createSignedInPerson(), { recipeIngredient: ["2 leeks", "1 l milk"] });
    expect(recipe.left_out).toBeUndefined();
  });
});
