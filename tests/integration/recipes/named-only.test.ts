import { describe, expect, it } from "vitest";
import { GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe, GET as listRecipes } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import type { CreateRecipeInput } from "@/lib/schemas/recipe-bodies";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire, RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { analyseAndStore } from "../../factories/recipes";
import { call } from "../../support/request";

/** A person who is allergic to eggs, and one who merely avoids them. */
async function personWith(preference: "allergy" | "avoid"): Promise<SignedInPerson> {
  const person = await createSignedInPerson();
  const { id: ingredientId } = await db.ingredient.findFirstOrThrow({ where: { slug: "egg" } });
  await db.ingredientPreference.create({ data: { userId: person.id, ingredientId, preferenceType: preference } });
  return person;
}

const DISH = (title: string, steps: readonly string[], names = ["200 g rice", "1 leek"]): CreateRecipeInput => ({
  title,
  is_public: true,
  ingredients: names.map((name) => ({ name })),
  instructions: steps.map((text) => ({ text })),
});

const create = (who: SignedInPerson, body: CreateRecipeInput) =>
  call<RecipeDetailWire>(createRecipe, { token: who.token, body });
const get = async (who: SignedInPerson, id: string) =>
  (await call<RecipeDetailWire>(getRecipe, { token: who.token, params: { id } })).body;
const foundBy = async (who: SignedInPerson, words: string, query = "&fits_me=true") =>
  (
    await call<RecipeSearchWire>(search, { token: who.token, path: `/api/recipes/search?q=${words}${query}` })
  ).body.items.map(({ title }) => title);

describe("an egg that the steps name and no line carries", () => {
  it.each(["allergy", "avoid"] as const)("is unknown wherever the recipe is judged: %s", async (preference) => {
    const cook = await createSignedInPerson();
    const person = await personWith(preference);
    const word = `Quibble${preference}`;
    const { body } = await create(cook, DISH(`${word} rice`, ["Cook the rice.", "Stir in the beaten egg."]));
    const { body: plain } = await create(cook, DISH(`${word} leeks`, ["Cook the rice."]));
    await analyseAndStore([body.id, plain.id]);
    const detail = await get(person, body.id);
    expect(detail.dietary_info).not.toHaveProperty("egg_free");
    expect(detail.dietary_info).not.toHaveProperty("vegan");
    expect(detail.judgement?.fit).toMatchObject({
      state: "unknown",
      reason: "The steps mention beaten egg, the ingredients do not.",
    });
    expect((await get(person, plain.id)).judgement?.fit.state).toBe("match");
    expect(await foundBy(person, word)).toEqual([`${word} leeks`]);
    expect(await foundBy(person, word, "&fit=relaxed")).toEqual([`${word} leeks`, `${word} rice`]);
    const cards = await call<RecipePageWire>(listRecipes, { token: person.token, path: "/api/recipes?page_size=50" });
    expect(cards.body.items.find(({ id }) => id === body.id)?.fit?.state).toBe("unknown");
    const found = await call<RecipeSearchWire>(search, { path: `/api/recipes/search?q=${word}` });
    expect(found.body.items.map(({ title, allergens }) => [title, allergens?.is_whole])).toEqual(
      expect.arrayContaining([
        [`${word} rice`, false],
        [`${word} leeks`, true],
      ]),
    );
  });

  it("is found in pasted text, and known again once a line carries it", async () => {
    const person = await personWith("allergy");
    const text =
      "Fried rice\n\nIngredients\n200 g rice\n1 leek\n2 tbsp oil\n\nMethod\nCook the rice in plenty of boiling water for 12 minutes and drain it.\nFry the leek in the oil, add the rice and fold in the egg.";
    const { body } = await call<RecipeDetailWire>(parseRecipe, { token: person.token, body: { text } });
    expect(body.judgement?.fit.state).toBe("unknown");
    const lines = DISH(body.title, ["Cook the rice.", "Fold in the egg."], ["200 g rice", "1 egg"]);
    await call(updateRecipe, { token: person.token, method: "PUT", params: { id: body.id }, body: lines });
    expect((await get(person, body.id)).judgement?.fit.state).toBe("conflict");
  });

  it("is found when stored recipes are judged anew", async () => {
    const person = await personWith("allergy");
    const { body } = await create(person, DISH("Plain rice", ["Cook."]));
    await db.recipeInstruction.updateMany({ where: { recipeId: body.id }, data: { text: "Crack in an egg." } });
    await analyseAndStore([body.id]);
    expect((await get(person, body.id)).judgement?.fit.state).toBe("unknown");
  });

  it("is feared while the steps have not been read", async () => {
    const person = await personWith("allergy");
    const { body } = await create(person, DISH("Plain rice", ["Cook."]));
    expect(body.judgement?.fit.state).toBe("match");
    await db.$executeRaw`UPDATE recipes SET named_only = NULL WHERE id = ${body.id}::uuid`;
    expect((await get(person, body.id)).judgement?.fit.state).toBe("unknown");
  });

  it("leaves a recipe unknown that has a title and no line", async () => {
    const person = await personWith("allergy");
    const { body } = await create(person, DISH("Plain rice", ["Cook."]));
    await db.recipeIngredient.deleteMany({ where: { recipeId: body.id } });
    await analyseAndStore([body.id]);
    const detail = await get(person, body.id);
    expect(detail.judgement?.fit.state).toBe("unknown");
    expect(detail.dietary_info).toEqual({});
  });
});
