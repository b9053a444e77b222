import { describe, expect, it } from "vitest";
import { GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { GET as searchRecipes } from "@/app/api/recipes/search/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { POST as replacePreferences } from "@/app/user/my-preferences-array/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { createSignedInPerson } from "../../../factories/people";
import { recipePage } from "../../../support/page-server";
import { type Answer, call } from "../../../support/request";

type Person = Awaited<ReturnType<typeof createSignedInPerson>>;

const paste = (person: Person, over: Record<string, unknown>): Promise<Answer<RecipeDetailWire>> =>
  call<RecipeDetailWire>(parseRecipe, {
    body: { url: "https://soup.example/leek", html: recipePage(over) },
    token: person.token,
  });

const CLAIMED = {
  recipeIngredient: ["200 g rice", "2 tbsp soy sauce", "1 tsp zorblax"],
  suitableForDiet: ["https://schema.org/GlutenFreeDiet", "https://schema.org/VeganDiet"],
  keywords: "egg-free, quick",
};

describe("a source page's diet claim about its recipe", () => {
  it("is shown beside what the lines say, with the line that contradicts it", async () => {
    const { body } = await paste(await createSignedInPerson(), CLAIMED);
    expect(body.source_claims).toEqual([
      { diet: "gluten_free", stated: "data", reading: "otherwise", reason: "Soy sauce contains gluten." },
      { diet: "vegan", stated: "data", reading: "unknown", reason: expect.stringContaining("zorblax") },
      { diet: "egg_free", stated: "words", reading: "unknown", reason: expect.stringContaining("zorblax") },
    ]);
  });

  it("changes no judgement: tags, verdict and search are those of the same lines without it", async () => {
    const person = await createSignedInPerson();
    const preferences = { dietary: ["gluten_free", "vegan"] };
    expect((await call(replacePreferences, { body: preferences, token: person.token })).status).toBeLessThan(300);
    const { body: claimed } = await paste(person, CLAIMED);
    const { body: plain } = await paste(person, { recipeIngredient: CLAIMED.recipeIngredient });
    expect(plain.source_claims).toBeUndefined();
    expect(claimed.dietary_info).toEqual(plain.dietary_info);
    expect(Object.values(claimed.dietary_info)).not.toContain(true);
    expect(claimed.judgement?.kind).toBe(plain.judgement?.kind);
    expect(claimed.judgement?.fit.state).toBe("conflict");
    const found = await call<{ items: { id: string }[] }>(searchRecipes, {
      query: { q: "Leek soup", fits_me: "true" },
      token: person.token,
    });
    expect(found.body.items.map(({ id }) => id)).not.toContain(claimed.id);
  });

  it("is shown as confirmed if the lines say the same", async () => {
    const { body } = await paste(await createSignedInPerson(), {
      recipeIngredient: ["2 leeks", "1 tbsp olive oil"],
      recipeInstructions: ["Slice the leeks.", "Soften them in the oil for ten minutes."],
      suitableForDiet: "VeganDiet",
    });
    expect(body.source_claims).toEqual([{ diet: "vegan", stated: "data", reading: "same", reason: null }]);
  });

  it.each([
    ["lactose-free", "lactose-free"],
    ["low in lactose", "https://schema.org/LowLactoseDiet"],
  ])("is no claim about dairy if it says %s", async (_what, claim) => {
    const { body } = await paste(await createSignedInPerson(), { suitableForDiet: claim, keywords: "lactose free" });
    expect(body.source_claims).toBeUndefined();
  });

  it("is removed when the person has changed the recipe", async () => {
    const person = await createSignedInPerson();
    const { body } = await paste(person, CLAIMED);
    const { title, ingredients, instructions } = body;
    const changed = await call<RecipeDetailWire>(updateRecipe, {
      method: "PUT",
      params: { id: body.id },
      body: { title, instructions, ingredients: ingredients.slice(0, 1) },
      token: person.token,
    });
    expect(changed.status).toBe(200);
    expect(changed.body.source_claims).toBeUndefined();
    const again = await call<RecipeDetailWire>(getRecipe, { params: { id: body.id }, token: person.token });
    expect(again.body.source_claims).toBeUndefined();
  });
});
