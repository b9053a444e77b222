import { beforeEach, describe, expect, it } from "vitest";
import { POST as search } from "@/app/api/guest-card/recipe-search/route";
import { POST as judge } from "@/app/api/guest-card/recipes/[id]/judgement/route";
import { POST as dishes } from "@/app/api/guest-card/venues/[id]/dishes/route";
import { GET as showRecipe } from "@/app/api/recipes/[id]/route";
import { GET as searchOwn } from "@/app/api/recipes/search/route";
import { PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { PUT as setWay } from "@/app/user/ways-of-eating/[key]/route";
import type { GuestDishesWire } from "@/lib/schemas/guest-card";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { db } from "@/server/db/client";
import { showDishes } from "@/server/menus/show-dishes";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createRecipeOf } from "../../factories/recipes";
import { tablesHolding } from "../../support/every-table";
import { call } from "../../support/request";

const CARD = {
  allergies: [{ key: "sesame", severity: "severe", traces: true }, { key: "peanut" }],
  diet: { dietary: ["vegetarian"], ways: ["not-halal"] },
};

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
  const { token } = person;
  await call(setAllergy, {
    method: "PUT",
    token,
    params: { key: "sesame" },
    body: { severity: "severe", traces: true },
  });
  await call(setAllergy, { method: "PUT", token, params: { key: "peanut" }, body: {} });
  await call(setWay, { method: "PUT", token, params: { key: "not-halal" } });
  await call(setDiets, { method: "POST", token, body: { dietary: ["vegetarian"] } });
});

describe("a card without an account", () => {
  it.each([
    ["one line that conflicts", ["400 g chickpeas", "2 tbsp tahini", "1 lemon"]],
    ["no line that conflicts", ["2 tomatoes", "1 cucumber", "salt"]],
    ["an unknown food", ["1 zorblax", "salt"]],
    ["meat", ["200 g bacon", "2 eggs"]],
  ])("judges a recipe with %s as for an account with the same records", async (_, lines) => {
    const author = await createSignedInPerson();
    const { id } = await createRecipeOf(author.id, lines, { title: "Of the day", isPublic: true });
    const guest = await call<RecipeJudgementWire>(judge, { params: { id }, body: { card: CARD } });
    const own = await call<{ judgement: RecipeJudgementWire }>(showRecipe, { token: person.token, params: { id } });
    expect(guest.status).toBe(200);
    const sorted = ({ settings, ...rest }: RecipeJudgementWire) => ({
      ...rest,
      settings: [...settings].sort((a, b) => a.setting.key.localeCompare(b.setting.key)),
    });
    expect(sorted(guest.body).kind).toBe(own.body.judgement.kind);
    expect(guest.body.fit.state).toBe(own.body.judgement.fit.state);
    expect(sorted(guest.body).settings).toEqual(sorted(own.body.judgement).settings);
    expect(guest.body.ingredients.map(({ kind }) => kind)).toEqual(
      own.body.judgement.ingredients.map(({ kind }) => kind),
    );
  });

  it("filters, marks and counts hidden recipes as for an account", async () => {
    const author = await createSignedInPerson();
    await createRecipeOf(author.id, ["2 tomatoes", "1 cucumber"], { title: "Plain salad", isPublic: true });
    await createRecipeOf(author.id, ["2 tomatoes", "2 tbsp tahini"], { title: "Tahini salad", isPublic: true });
    await reanalyseRecipes();
    const requestParams = { q: "salad", fit: "standard" };
    const guest = await call<RecipeSearchWire>(search, { body: { card: CARD, search: requestParams } });
    const own = await call<RecipeSearchWire>(searchOwn, { token: person.token, query: requestParams });
    expect(guest.body.items.map(({ title, fit }) => [title, fit?.state])).toEqual([["Plain salad", "match"]]);
    expect(guest.body.hidden_count).toBe(1);
    expect(own.body.items.map(({ title }) => title)).toEqual(["Plain salad"]);
    const all = await call<RecipeSearchWire>(search, { body: { card: CARD, search: { q: "salad" } } });
    const ownAll = await call<RecipeSearchWire>(searchOwn, {
      token: person.token,
      query: { q: "salad", fits_me: false },
    });
    const fits = ({ items }: RecipeSearchWire) => new Map(items.map(({ title, fit }) => [title, fit?.state]));
    expect(fits(all.body).get("Tahini salad")).toBe("conflict");
    expect(fits(all.body)).toEqual(fits(ownAll.body));
  });

  it("marks a venue's menu, and unknown stays unknown", async () => {
    const venue = await createVenue();
    const owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
    const menu = [
      { name: "Tomato salad", description: "tomato, olives" },
      { name: "Satay tofu", description: "tofu, peanut sauce" },
      { name: "Zorblax", description: "" },
    ];
    await call(saveMenu, { method: "PUT", token: owner.token, params: { id: venue.id }, body: { dishes: menu } });
    const { body } = await call<GuestDishesWire>(dishes, { params: { id: venue.id }, body: { card: CARD } });
    expect(body).toEqual(await showDishes(venue.id, { userId: person.id }));
    const verdicts = new Map(body.map(({ name, verdict }) => [name, verdict]));
    expect(verdicts.get("Satay tofu")).toBe("conflict");
    expect(verdicts.get("Zorblax")).toBe("unknown");
  });

  it("leaves no trace on the server", async () => {
    const author = await createSignedInPerson();
    const { id } = await createRecipeOf(author.id, ["1 celery stick"], { title: "Soup", isPublic: true });
    const known = { allergies: [{ key: "celery" }], diet: { dietary: [], ways: [] } };
    const before = await tablesHolding(["celery"]);
    await call(judge, { params: { id }, body: { card: known } });
    await call(search, { body: { card: known, search: {} } });
    expect(await tablesHolding(["celery"])).toEqual(before);
  });

  it("is refused with an allergy to an unknown ingredient, and opens nothing private", async () => {
    const author = await createSignedInPerson();
    const { id } = await createRecipeOf(author.id, ["salt"], { title: "Mine" });
    expect((await call(judge, { params: { id }, body: { card: CARD } })).status).toBe(404);
    const wrong = { ...CARD, allergies: [{ key: "moon-dust" }] };
    expect((await call(search, { body: { card: wrong, search: {} } })).status).toBe(422);
    const blank = { allergies: [], diet: { dietary: [], ways: [] } };
    expect((await call(search, { body: { card: blank, search: {} } })).status).toBe(422);
    expect((await call(dishes, { params: { id: crypto.randomUUID() }, body: { card: CARD } })).status).toBe(404);
  });
});
