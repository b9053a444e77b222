import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { GET as readRecipe, DELETE as removeRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { GET as getPhoto } from "@/app/photos/[id]/[file]/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { POST as replacePreferences } from "@/app/user/my-preferences-array/route";
import { DELETE as revoke } from "@/app/user/recipe-links/[id]/route";
import { POST as keepCopy } from "@/app/user/recipe-links/copies/route";
import { POST as create, GET as list } from "@/app/user/recipe-links/route";
import { POST as createCardLink } from "@/app/user/share-links/route";
import { DAY_MS } from "@/lib/durations";
import type { RecipeLinkWire } from "@/lib/schemas/recipe-links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { findSharedRecipe } from "@/server/recipes/links/find-shared-recipe";
import { countView } from "@/server/sharing/count-view";
import { newPhotoKey } from "@/server/storage/object-key";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";
import { createParsedRecipe } from "../recipes/create-recipe";

const STEW = {
  title: "Peanut stew",
  servings: 4,
  description: "A stew.",
  ingredients: [{ name: "peanuts", quantity: "100", unit: "g" }, { name: "zorblax" }],
  instructions: [{ text: "Cook." }],
};

let owner: SignedInPerson;
let reader: SignedInPerson;
let recipe: RecipeDetailWire;
beforeEach(async () => {
  [owner, reader] = [await createSignedInPerson(), await createSignedInPerson()];
  recipe = (await call<RecipeDetailWire>(createRecipe, { token: owner.token, body: STEW })).body;
});

const make = (body: object = { recipe_id: recipe.id }, { token } = owner) =>
  call<RecipeLinkWire>(create, { token, body });
const listed = async ({ token } = owner, query = {}) => (await call<RecipeLinkWire[]>(list, { token, query })).body;
const keyOf = ({ url }: RecipeLinkWire) => new URL(url).pathname.split("/").at(-1) ?? "";
const copy = (key: string, { token } = reader) => call<RecipeDetailWire>(keepCopy, { token, body: { key } });
const isOpen = async (key: string) => (await findSharedRecipe(null, key)) !== null;

describe("a link to a recipe", () => {
  it("opens a private recipe to whoever has it, and its key is stored nowhere", async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      recipe_id: recipe.id,
      title: "Peanut stew",
      url: expect.stringMatching(/^http:\/\/localhost:3000\/recipes\/shared\/[A-Za-z0-9_-]{43}$/),
      created_at: expect.any(String),
      expires_at: null,
      views: 0,
      last_viewed_at: null,
    });
    const found = await findSharedRecipe(null, keyOf(body));
    expect(found?.recipe).toMatchObject({ title: "Peanut stew", user_id: null, judgement: null });
    expect((await call(readRecipe, { params: { id: recipe.id } })).status).toBe(404);
    expect(JSON.stringify(await db.recipeLink.findMany())).not.toContain(keyOf(body));
  });

  it("shows it judged for the reader: an allergy of theirs is a conflict, and unknown stays unknown", async () => {
    const preferences = { dietary: ["nut_free"] };
    expect((await call(replacePreferences, { token: reader.token, body: preferences })).status).toBeLessThan(300);
    const found = await findSharedRecipe({ userId: reader.id }, keyOf((await make()).body));
    expect(found?.recipe.judgement?.fit.state).toBe("conflict");
    expect(found?.recipe.dietary_info).toEqual(recipe.dietary_info);
    expect(found?.recipe.judgement?.ingredients).toHaveLength(2);
  });

  it("is for the owner alone: others cannot create, see or revoke one", async () => {
    const { body } = await make();
    expect((await make({ recipe_id: recipe.id }, reader)).status).toBe(404);
    expect(await listed(reader)).toEqual([]);
    expect(await listed(reader, { recipe_id: recipe.id })).toEqual([]);
    expect((await call(revoke, { token: reader.token, method: "DELETE", params: { id: body.id } })).status).toBe(404);
    expect(await isOpen(keyOf(body))).toBe(true);
  });

  it("exists only for one's own recipes, because an imported one belongs to nobody", async () => {
    const { id } = await createParsedRecipe();
    expect((await make({ recipe_id: id })).status).toBe(404);
  });

  it("opens a variant as well: with its lines, no word of the base, and a copy that is a recipe of its own", async () => {
    const query = { title: "Stew without nuts" };
    const created = await call<VariantDetailWire>(createVariant, {
      method: "POST",
      token: owner.token,
      params: { recipeId: recipe.id },
      query,
    });
    const { id } = created.body;
    const key = keyOf((await make({ recipe_id: id })).body);
    const found = await findSharedRecipe({ userId: reader.id }, key);
    expect(found?.recipe).toMatchObject({ id, user_id: null, ingredients: [{ name: "peanuts" }, { name: "zorblax" }] });
    expect((await make({ recipe_id: id }, reader)).status).toBe(404);
    const kept = await copy(key);
    expect(kept).toMatchObject({ status: 201, body: { type: "created", title: found?.recipe.title } });
    expect((await copy(key, owner)).body).toMatchObject({ id, type: "variant" });
  });

  it("ends at its time, and is still listed with its views", async () => {
    const expires = new Date(now().getTime() + DAY_MS).toISOString();
    const { body } = await make({ recipe_id: recipe.id, expires_at: expires });
    expect(body.expires_at).toBe(expires);
    onTestFinished(replaceClock(() => new Date(Date.parse(expires) + 1)));
    expect(await isOpen(keyOf(body))).toBe(false);
    expect((await listed()).map(({ id }) => id)).toEqual([body.id]);
  });

  it.each([
    ["an expiry that is past", { expires_at: "2020-01-01T00:00:00Z" }, "expires_at"],
    ["an expiry that is not a time", { expires_at: "tomorrow" }, "expires_at"],
    ["no recipe", { recipe_id: undefined }, "recipe_id"],
    ["an invalid id", { recipe_id: "soup" }, "recipe_id"],
  ])("is refused with %s", async (_what, over, field) => {
    const answer = await make({ recipe_id: recipe.id, ...over });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  it("opens nothing after it is revoked, the recipe or account is deleted, or the recipe is hidden", async () => {
    const first = (await make()).body;
    await call(revoke, { token: owner.token, method: "DELETE", params: { id: first.id } });
    expect(await isOpen(keyOf(first))).toBe(false);

    const second = (await make()).body;
    await db.recipe.update({ where: { id: recipe.id }, data: { hiddenAt: now() } });
    expect(await isOpen(keyOf(second))).toBe(false);
    await db.recipe.update({ where: { id: recipe.id }, data: { hiddenAt: null } });
    expect(await isOpen(keyOf(second))).toBe(true);
    await call(removeRecipe, { token: owner.token, method: "DELETE", params: { id: recipe.id } });
    expect(await isOpen(keyOf(second))).toBe(false);

    const otherRecipe = (await call<RecipeDetailWire>(createRecipe, { token: owner.token, body: STEW })).body;
    const third = (await make({ recipe_id: otherRecipe.id })).body;
    await db.user.delete({ where: { id: owner.id } });
    expect(await isOpen(keyOf(third))).toBe(false);
    expect(await db.recipeLink.count()).toBe(0);
  });

  it("opens only with its own key: not by a guess, the id, another link's key or the key of a card", async () => {
    const link = (await make()).body;
    const card = await call<{ url: string }>(createCardLink, { token: owner.token, body: { rows: ["diet"] } });
    const cardKey = new URL(card.body.url).searchParams.get("key") ?? "";
    const key = keyOf(link);
    const changed = `${key.slice(0, -2)}${key.endsWith("AA") ? "BB" : "AA"}`;
    for (const wrong of ["", "x", link.id, recipe.id, changed, cardKey, `${key}A`, "A".repeat(43)]) {
      expect(await isOpen(wrong), wrong).toBe(false);
      if (wrong !== "") expect((await copy(wrong)).status, wrong).toBe(404);
    }
  });

  it("counts a person who opened it once, and says when it was last opened", async () => {
    const { id } = (await make()).body;
    const agent = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140";
    const open = (address: string) =>
      countView({ of: "recipe", linkId: id, address, headers: new Headers({ "user-agent": agent }) });
    await open("192.0.2.1");
    await open("192.0.2.1");
    await open("192.0.2.2");
    expect(await listed()).toMatchObject([{ id, views: 2, last_viewed_at: expect.any(String) }]);
  });

  it("opens the recipe's photos, which others cannot see", async () => {
    const pixels = { contentType: "image/webp", width: 320, height: 240, isPrimary: true, createdAt: now() };
    await db.recipePhoto.create({ data: { ...pixels, recipeId: recipe.id, storageKey: newPhotoKey() } });
    const key = keyOf((await make()).body);
    const found = await findSharedRecipe(null, key);
    const url = new URL(found?.recipe.photos[0]?.url ?? "", "http://localhost:3000");
    expect(url.searchParams.get("key")).toBe(key);
    const [, , id = "", file = ""] = url.pathname.split("/");
    const etag = { "if-none-match": `"${id}-${file}"` };
    const get = (query: Record<string, string>) => call(getPhoto, { params: { id, file }, query, headers: etag });
    expect((await get({ key })).status).toBe(304);
    expect((await get({})).status).toBe(404);
    expect((await get({ key: "A".repeat(43) })).status).toBe(404);
    const otherRecipe = (await call<RecipeDetailWire>(createRecipe, { token: owner.token, body: STEW })).body;
    expect((await get({ key: keyOf((await make({ recipe_id: otherRecipe.id })).body) })).status).toBe(404);
  });

  it("is one of a hundred at most, however many are requested at once", async () => {
    const data = { userId: owner.id, recipeId: recipe.id, createdAt: now() };
    await db.recipeLink.createMany({ data: Array.from({ length: 98 }, () => data) });
    expect(await statusesAtOnce(5, () => make())).toEqual({ 201: 2, 422: 3 });
    expect(await db.recipeLink.count()).toBe(100);
  });
});

describe("a copy of a shared recipe", () => {
  it("belongs to the reader, is private and judged again, and stays when the recipe is deleted", async () => {
    const key = keyOf((await make()).body);
    const { status, body } = await copy(key);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Peanut stew",
      type: "created",
      is_public: false,
      user_id: reader.id,
      servings: 4,
    });
    expect(body.id).not.toBe(recipe.id);
    const words = ({ ingredients }: RecipeDetailWire) =>
      ingredients.map(({ name, quantity, unit, is_known }) => ({ name, quantity, unit, is_known }));
    expect(words(body)).toEqual(words(recipe));
    expect(body.dietary_info).toEqual(recipe.dietary_info);
    await call(removeRecipe, { token: owner.token, method: "DELETE", params: { id: recipe.id } });
    expect((await call(readRecipe, { token: reader.token, params: { id: body.id } })).status).toBe(200);
  });

  it("is made once, however often it is requested at once, and never of one's own recipe", async () => {
    const key = keyOf((await make()).body);
    expect(await statusesAtOnce(4, () => copy(key))).toEqual({ 201: 4 });
    expect(await db.recipe.count({ where: { ownerId: reader.id } })).toBe(1);
    expect((await copy(key, owner)).body.id).toBe(recipe.id);
    expect(await db.recipe.count({ where: { ownerId: owner.id } })).toBe(1);
  });

  it("is refused for visitors, and by a revoked link (404)", async () => {
    const link = (await make()).body;
    expect((await call(keepCopy, { body: { key: keyOf(link) } })).status).toBe(401);
    await call(revoke, { token: owner.token, method: "DELETE", params: { id: link.id } });
    expect((await copy(keyOf(link))).status).toBe(404);
    expect(await db.recipe.count({ where: { ownerId: reader.id } })).toBe(0);
  });
});
