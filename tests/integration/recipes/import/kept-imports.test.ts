import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { GET as listRecipes } from "@/app/api/recipes/route";
import { GET as searchRecipes } from "@/app/api/recipes/search/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { POST as saveRecipe } from "@/app/saved-recipes/route";
import type { ParsedRecipeWire, RecipePageWire, RecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../../factories/people";
import { type PageHandler, recipePage, startPageServer } from "../../../support/page-server";
import * as pictures from "../../../support/pictures";
import { call } from "../../../support/request";
import { useSettings } from "../../../support/settings";
import { createOwnRecipe } from "../create-recipe";
import { emptyStore, fetchPicture, storedFiles } from "../photos/photo-calls";

/** A website with one recipe; `picture` answers the request for its picture. */
async function useWebsite(picture: PageHandler = (_request, response) => response.writeHead(404).end()) {
  const site = await startPageServer((request, response) => {
    if (request.url?.startsWith("/dish")) return picture(request, response);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(recipePage({ image: `http://${request.headers.host}/dish.jpg` }));
  });
  useSettings({ FETCH_ALLOW_HOSTS: site.authority });
  return site;
}

const importAt = (url: string, token?: string) =>
  call<RecipeWire>(parseRecipe, { body: { url }, ...(token ? { token } : {}) });
const listed = async () => (await call<RecipePageWire>(listRecipes, {})).body.items.map(({ id }) => id);
const found = async (query: Record<string, string>, token?: string) =>
  (await call<RecipePageWire>(searchRecipes, { query, ...(token ? { token } : {}) })).body.items.map(({ id }) => id);

beforeEach(async () => {
  await db.recipe.deleteMany();
  await emptyStore();
});

describe("a page that a visitor has imported", () => {
  it("is readable at its address, but nobody finds it by browsing or searching", async () => {
    const site = await useWebsite();
    const { status, body } = await importAt(site.url("/soup"));
    expect(status).toBe(200);
    expect((await call(getRecipe, { params: { id: body.id } })).status).toBe(200);
    expect(await found({ source_url: site.url("/soup") })).toEqual([body.id]);
    const person = await createSignedInPerson();
    for (const token of [undefined, person.token]) expect(await found({ q: "leek" }, token)).toEqual([]);
    expect(await listed()).toEqual([]);
    expect((await call<RecipePageWire>(listRecipes, {})).body.total_pages).toBe(0);
  });

  it.each([
    ["saves it", (id: string, _url: string, token: string) => call(saveRecipe, { body: { recipe_id: id }, token })],
    ["imports it too", (_id: string, url: string, token: string) => importAt(url, token)],
  ])("is found by everybody once a person %s", async (_name, keep) => {
    const site = await useWebsite();
    const { id } = (await importAt(site.url())).body;
    await keep(id, site.url(), (await createSignedInPerson()).token);
    expect(await listed()).toEqual([id]);
    expect(await found({ q: "leek" })).toEqual([id]);
    expect((await call<RecipePageWire>(listRecipes, {})).body.total_pages).toBe(1);
  });

  it("is found by everybody at once if a signed-in person imported it", async () => {
    const site = await useWebsite();
    const { id } = (await importAt(site.url(), (await createSignedInPerson()).token)).body;
    expect(await listed()).toEqual([id]);
  });
});

describe("a recipe that an administrator has hidden", () => {
  it("is visible only to its owner, and counted nowhere", async () => {
    const owner = await createSignedInPerson();
    const otherPerson = await createSignedInPerson();
    const { id } = await createOwnRecipe(owner.id, { title: "Leek soup", isPublic: true });
    expect(await listed()).toEqual([id]);
    await db.recipe.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect(await listed()).toEqual([]);
    expect((await call<RecipePageWire>(listRecipes, {})).body.total_pages).toBe(0);
    expect(await found({ q: "leek" })).toEqual([]);
    expect(await found({ q: "leek" }, otherPerson.token)).toEqual([]);
    expect((await call(getRecipe, { params: { id } })).status).toBe(404);
    expect((await call(getRecipe, { params: { id }, token: otherPerson.token })).status).toBe(404);
    expect((await call(saveRecipe, { body: { recipe_id: id }, token: otherPerson.token })).status).toBe(404);
    expect((await call(getRecipe, { params: { id }, token: owner.token })).status).toBe(200);
    expect(await found({ q: "leek" }, owner.token)).toEqual([id]);
    await db.recipe.update({ where: { id }, data: { hiddenAt: null } });
    expect(await listed()).toEqual([id]);
  });

  it("is reported as hidden to a person who imports its page again, with the reason if it was written to them", async () => {
    const site = await useWebsite();
    const [told, stranger] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = (await importAt(site.url(), told.token)).body;
    await db.recipe.update({ where: { id }, data: { hiddenAt: new Date() } });
    const decision = { title: "Leek soup", isDeleted: false, reason: "The page is an advertisement." };
    await db.recipeDecision.create({ data: { userId: told.id, recipeId: id, ...decision } });
    const refusal =
      "We know the recipe of this page, and our team has hidden it. You can paste it for yourself instead.";
    const again = async (token?: string) => (await importAt(site.url(), token)) as { status: number; body: unknown };
    const answer = (detail: string) => ({ status: 422, body: { detail, code: "hidden" } });
    expect(await again(told.token)).toMatchObject(answer(`${refusal} The reason: The page is an advertisement.`));
    expect(await again(stranger.token)).toMatchObject(answer(refusal));
    expect(await again()).toMatchObject(answer(refusal));
  });
});

describe("the picture of an imported page", () => {
  it("is fetched, encoded again and served by the product, with the name of its site", async () => {
    const picture = await pictures.jpeg({ width: 800, height: 600 });
    const site = await useWebsite((_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    });
    const { body } = await importAt(site.url());
    expect(body.photos).toHaveLength(1);
    expect(body.image).toBe(`/photos/${body.photos[0]?.id}/640.webp`);
    expect(JSON.stringify(body)).not.toContain("dish.jpg");
    expect(body.photos[0]?.caption).toBe(new URL(site.url()).host);
    const served = await fetchPicture(body.image ?? "");
    expect(served.bytes.subarray(8, 12).toString()).toBe("WEBP");
  });

  it.each<[string, PageHandler]>([
    ["is not there", (_request, response) => void response.writeHead(404).end()],
    [
      "is no picture",
      (_request, response) => void response.writeHead(200, { "content-type": "image/jpeg" }).end("<script>"),
    ],
    [
      "never ends",
      (_request, response) => {
        response.writeHead(200, { "content-type": "image/jpeg" });
        const more = () => {
          while (response.write(Buffer.alloc(65_536, 0xff)));
        };
        response.on("drain", more);
        more();
      },
    ],
    [
      "redirects into our own network",
      (_request, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/x.jpg" }).end(),
    ],
  ])("is omitted if it %s: the recipe is imported without it", async (_name, handler) => {
    const site = await useWebsite(handler);
    const { status, body } = await importAt(site.url());
    expect(status).toBe(200);
    expect(body).toMatchObject({ image: null, photos: [] });
    expect(await storedFiles()).toEqual([]);
  });
});

describe("an import that also saves the recipe", () => {
  const savedBy = async (userId: string) =>
    (await db.savedRecipe.findMany({ where: { userId } })).map(({ recipeId }) => recipeId);
  const importAndSave = (url: string, token?: string) =>
    call<ParsedRecipeWire>(parseRecipe, { body: { url, save: true }, ...(token ? { token } : {}) });

  it("does both in one call, whether the page was known or not", async () => {
    const site = await useWebsite();
    for (const person of [await createSignedInPerson(), await createSignedInPerson()]) {
      const { status, body } = await importAndSave(site.url("/soup"), person.token);
      expect({ status, type: body.type, not_saved: body.not_saved }).toEqual({ status: 200, type: "saved" });
      expect(await savedBy(person.id)).toEqual([body.id]);
    }
  });

  it("still imports the recipe and says why it cannot be saved", async () => {
    const site = await useWebsite();
    expect((await importAndSave(site.url("/soup"))).body.not_saved).toBe("Sign in to save recipes.");
    const person = await createSignedInPerson();
    const recipes = Array.from(
      { length: 1000 },
      (_, at) => ({ id: randomUUID(), origin: "created", title: `Dish ${at}` }) as const,
    );
    await db.recipe.createMany({ data: recipes.map((recipe) => ({ ...recipe, ownerId: person.id })) });
    await db.savedRecipe.createMany({
      data: recipes.map(({ id }) => ({ userId: person.id, recipeId: id, createdAt: new Date() })),
    });
    const { status, body } = await importAndSave(site.url("/stew"), person.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: null, not_saved: "You have saved 1000 recipes. Remove one to make room." });
    expect(await savedBy(person.id)).not.toContain(body.id);
  });

  it("saves nothing unless requested", async () => {
    const site = await useWebsite();
    const person = await createSignedInPerson();
    expect((await importAt(site.url("/soup"), person.token)).body.type).toBeNull();
    expect(await savedBy(person.id)).toEqual([]);
  });
});
