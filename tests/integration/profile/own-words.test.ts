import { beforeEach, describe, expect, it } from "vitest";
import { POST as judgeAsGuest } from "@/app/api/guest-card/recipes/[id]/judgement/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import { DELETE as removeAllergy, PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import { LONGEST_OWN_WORD, ownWordKey } from "@/lib/dietary/own-word";
import type { IngredientPreferenceWire, PreferencesWire } from "@/lib/schemas/profile";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { createAccess, createApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { callMenu } from "../../support/call-menu";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const put = (word: string, who = person) =>
  call<PreferencesWire>(setAllergy, {
    method: "PUT",
    params: { key: ownWordKey(word) },
    body: { severity: "severe" },
    token: who.token,
  });

describe("an allergy in a person's own word", () => {
  it("is kept, conflicts with a text that names it, and leaves every other text unknown", async () => {
    const answer = await put("Quorble jelly");
    expect(answer.status).toBe(200);
    expect(answer.body.ingredientPreferences).toMatchObject([
      { ingredient: { name: "Quorble jelly" }, preference_type: "allergy", severity: "severe" },
    ]);
    const access = await createAccess(person, await createApplication());
    const items = ["Toast with quorble jelly", "Grilled salmon"].map((name) => ({ name }));
    const menu = await callMenu({ token: access.token, items });
    expect(menu.body.items.map(({ verdict }) => verdict)).toEqual(["conflict", "unknown"]);
  });

  it("is one ingredient for everybody who writes it, in any case and number, and once on a card", async () => {
    const other = await createSignedInPerson();
    const [first] = (await put("Zingleberry")).body.ingredientPreferences;
    const [again] = (await put("zingleberry")).body.ingredientPreferences;
    const [theirs] = (await put("ZINGLEBERRY", other)).body.ingredientPreferences;
    expect(new Set([first, again, theirs].map((each) => each?.ingredient_id)).size).toBe(1);
  });

  it("is the food that we know, when we know it", async () => {
    const { body } = await put("Peanut");
    expect(body.ingredientPreferences).toMatchObject([{ key: "peanut" }]);
  });

  it("is removed by its id", async () => {
    const [kept] = (await put("Quorble")).body.ingredientPreferences;
    const params = { key: kept?.ingredient_id ?? "" };
    const { body } = await call<PreferencesWire>(removeAllergy, { method: "DELETE", params, token: person.token });
    expect(body.ingredientPreferences).toEqual([]);
  });

  it.each(["", "?", "x".repeat(LONGEST_OWN_WORD + 1)])("is refused if it can be no word: '%s'", async (word) => {
    expect((await put(word)).status).toBe(422);
  });
});

describe("an own word", () => {
  it("can be avoided or disliked like a food of the list", async () => {
    const body = { ingredient_normalization_id: ownWordKey("Fribble"), preference_type: "avoid" };
    const answer = await call<IngredientPreferenceWire>(setPreference, { token: person.token, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ingredient: { name: "Fribble" }, preference_type: "avoid" });
  });

  it("can be a limit of somebody at the table", async () => {
    const limits = [{ ingredient_id: ownWordKey("Wimblenut"), severity: "severe" }];
    const answer = await call(addPerson, {
      method: "POST",
      token: person.token,
      body: { name: "Mia", diets: [], limits },
    });
    expect(answer.status).toBeLessThan(300);
    expect(answer.body).toMatchObject({ limits: [{ name: "Wimblenut", severity: "severe" }] });
  });

  it("counts on a guest's card, of which nothing is stored", async () => {
    const author = await createSignedInPerson();
    const { id } = await createRecipeOf(author.id, ["2 tbsp glorble paste", "rice"], { isPublic: true });
    const card = { allergies: [{ key: ownWordKey("glorble") }], diet: { dietary: [], ways: [] } };
    const { body } = await call<RecipeJudgementWire>(judgeAsGuest, { params: { id }, body: { card } });
    expect(body.ingredients.map(({ kind }) => kind)).toEqual(["conflict", "unknown"]);
  });
});
