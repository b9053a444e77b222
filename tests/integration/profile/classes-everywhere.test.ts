import { beforeEach, describe, expect, it } from "vitest";
import { POST as searchAsGuest } from "@/app/api/guest-card/recipe-search/route";
import { POST as judgeAsGuest } from "@/app/api/guest-card/recipes/[id]/judgement/route";
import { GET as showRecipe } from "@/app/api/recipes/[id]/route";
import { GET as searchRecipes } from "@/app/api/recipes/search/route";
import { POST as addItem } from "@/app/grocery-lists/[id]/items/route";
import { GET as judgeList } from "@/app/grocery-lists/[id]/judgement/route";
import { POST as createList } from "@/app/grocery-lists/route";
import { GET as searchIngredients } from "@/app/ingredient-normalizations/search/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";
import type { IngredientWire } from "@/lib/schemas/profile";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { createAccess, createApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { callMenu } from "../../support/call-menu";
import { call } from "../../support/request";

/** A class, foods of it as menus and recipes write them, and foods that are near it and not of it. */
const CLASSES: readonly [search: string, members: readonly string[], others: readonly string[]][] = [
  ["bivalve", ["steamed mussels", "grilled scallops", "moules frites"], ["grilled prawns"]],
  ["cephalopod", ["grilled squid", "pulpo a la gallega"], ["steamed mussels"]],
  ["smoked fish", ["smoked salmon", "kippers"], ["grilled salmon"]],
  ["fish roe", ["caviar", "bottarga"], ["grilled salmon"]],
  ["goat milk", ["goat cheese", "chèvre"], ["cheddar"]],
  ["nightshade", ["tomato", "roast potatoes", "aubergine", "stuffed peppers"], ["black pepper", "sweet potato"]],
  ["allium", ["garlic", "onion", "leek"], ["celery"]],
  ["aged cheese", ["parmesan", "comté"], ["ricotta"]],
  ["wild mushroom", ["chanterelles", "morels"], ["carrots"]],
  ["dried fruit", ["raisins", "prunes"], ["fresh grapes"]],
  ["preservative", ["sodium benzoate"], ["olive oil"]],
  ["emulsifier", ["lecithin"], ["olive oil"]],
  ["vegetable oil", ["sunflower oil"], ["butter"]],
  ["spice", ["chilli", "celery seed"], ["lettuce"]],
  ["sweetener", ["aspartame", "stevia"], ["lettuce"]],
];

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const find = async (q: string) => (await call<IngredientWire[]>(searchIngredients, { query: { q } })).body;
const record = (key: string) =>
  call(setAllergy, { method: "PUT", token: person.token, params: { key }, body: { severity: "severe" } });

describe("an allergy to a class", () => {
  it.each(CLASSES)(
    "to %s is found, covers foods, and no call says that one of them fits",
    async (q, members, others) => {
      const [found] = await find(q);
      expect(found?.key).toBeDefined();
      expect(found?.covers.food_count).toBeGreaterThan(0);
      expect((await record(found?.key ?? "")).status).toBe(200);
      const names = [...members, ...others];
      const wanted = [...members.map(() => "conflict"), ...others.map(() => "match")];

      const access = await createAccess(person, await createApplication());
      const menu = await callMenu({ token: access.token, items: names.map((name) => ({ name })) });
      expect(menu.body.items.map(({ verdict }) => verdict)).toEqual(wanted);

      const list = await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } });
      for (const name of names)
        await call(addItem, { token: person.token, params: { id: list.body.id }, body: { name } });
      const guard = await call<GroceryJudgementWire>(judgeList, { token: person.token, params: { id: list.body.id } });
      expect(guard.body.ingredients.map(({ kind }) => kind)).toEqual(wanted);
    },
  );

  it("keeps recipes with its members out of what fits, for an account and for a guest's card", async () => {
    const author = await createSignedInPerson();
    const make = (title: string, line: string) =>
      createRecipeOf(author.id, [line, "1 tsp salt"], { title, isPublic: true });
    const mussels = await make("Quayside mussels", "500 g mussels");
    await make("Quayside prawns", "500 g prawns");
    await reanalyseRecipes();
    await record("bivalve");
    const query = { q: "quayside", fit: "standard" };
    const own = await call<RecipeSearchWire>(searchRecipes, { token: person.token, query });
    expect(own.body.items.map(({ title }) => title)).toEqual(["Quayside prawns"]);
    const shown = await call<{ judgement: RecipeJudgementWire }>(showRecipe, {
      token: person.token,
      params: { id: mussels.id },
    });
    expect(shown.body.judgement.kind).toBe("conflict");

    const card = { allergies: [{ key: "bivalve" }], diet: { dietary: [], ways: [] } };
    const guest = await call<RecipeSearchWire>(searchAsGuest, { body: { card, search: query } });
    expect(guest.body.items.map(({ title }) => title)).toEqual(["Quayside prawns"]);
    const judged = await call<RecipeJudgementWire>(judgeAsGuest, { params: { id: mussels.id }, body: { card } });
    expect(judged.body.kind).toBe("conflict");
  });
});
