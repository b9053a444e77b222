import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PUT as collect, DELETE as uncollect } from "@/app/api/cookbook/collections/[id]/recipes/[recipeId]/route";
import { PATCH as changeCollection, DELETE as deleteCollection } from "@/app/api/cookbook/collections/[id]/route";
import { POST as createCollection, GET as listCollections } from "@/app/api/cookbook/collections/route";
import { DELETE as removeCooking } from "@/app/api/cookbook/cooked/[id]/route";
import { POST as addCooking } from "@/app/api/cookbook/recipes/[id]/cooked/route";
import { PATCH as changeMark, GET as getMark } from "@/app/api/cookbook/recipes/[id]/route";
import { MAX_COLLECTED } from "@/lib/cookbook/limits";
import type { CollectionWire, RecipeMarkWire } from "@/lib/schemas/cookbook";
import { db } from "@/server/db/client";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let other: SignedInPerson;
/** A public recipe of the first person, which both may read. */
let stew: string;
let secret: string;

const read = (id = stew, who = person) => call<RecipeMarkWire>(getMark, { token: who.token, params: { id } });
const change = (body: Record<string, unknown>, id = stew, who = person) =>
  call<RecipeMarkWire>(changeMark, { method: "PATCH", token: who.token, params: { id }, body });
const cook = (body: Record<string, unknown>, id = stew, who = person) =>
  call<RecipeMarkWire>(addCooking, { token: who.token, params: { id }, body });
const create = (name: string, who = person, id?: string) =>
  call<CollectionWire>(createCollection, { token: who.token, body: { name, ...(id ? { id } : {}) } });
const put = (id: string, recipeId = stew, who = person) =>
  call(collect, { method: "PUT", token: who.token, params: { id, recipeId } });
const names = async (who = person) =>
  (await call<CollectionWire[]>(listCollections, { token: who.token })).body.map(({ name }) => name);

beforeEach(async () => {
  [person, other] = [await createSignedInPerson(), await createSignedInPerson()];
  stew = (await createRecipeOf(person.id, ["2 leeks"], { title: "Stew", isPublic: true })).id;
  secret = (await createRecipeOf(person.id, ["2 plums"], { title: "Secret" })).id;
});

describe("a person's own notes on a recipe", () => {
  it("are empty at first; rating, notes and tags each change independently", async () => {
    const nothing = {
      recipe_id: stew,
      rating: null,
      note: "",
      tags: [],
      collections: [],
      cooked: { times: 0, days: [] },
    };
    expect((await read()).body).toEqual(nothing);
    expect((await change({ rating: 4 })).body).toEqual({ ...nothing, rating: 4 });
    await Promise.all([
      change({ note: "Less salt,\nmore lemon" }),
      change({ tags: ["Weeknight", "weeknight", "kids"] }),
    ]);
    expect((await read()).body).toEqual({
      ...nothing,
      rating: 4,
      note: "Less salt,\nmore lemon",
      tags: ["Weeknight", "kids"],
    });
    expect((await change({ rating: null })).body.rating).toBeNull();
  });

  it.each([{}, { rating: 0 }, { rating: 6 }, { rating: 2.5 }, { tags: [""] }, { note: "x".repeat(4001) }])(
    "refuse %j",
    async (body) => expect((await change(body)).status).toBe(422),
  );

  it("are hidden from others, and need a recipe that the person may read", async () => {
    await change({ rating: 5, note: "mine", tags: ["a"] });
    expect((await read(stew, other)).body).toMatchObject({ rating: null, note: "", tags: [] });
    expect((await read(secret, other)).status).toBe(404);
    expect((await change({ rating: 1 }, secret, other)).status).toBe(404);
    expect((await cook({ day: "2026-11-22" }, secret, other)).status).toBe(404);
    expect(await db.recipeMark.count()).toBe(1);
  });
});

describe("the history of cooking", () => {
  it("counts each time, latest first, and a repeated request once", async () => {
    const id = randomUUID();
    await Promise.all([cook({ id, day: "2026-11-20" }), cook({ id, day: "2026-11-20" })]);
    const { status, body } = await cook({ day: "2026-11-22" });
    expect(status).toBe(201);
    expect(body.cooked).toEqual({
      times: 2,
      days: [
        { id: expect.any(String), day: "2026-11-22" },
        { id, day: "2026-11-20" },
      ],
    });
    const options = (who: SignedInPerson) => ({ method: "DELETE", token: who.token, params: { id } });
    expect((await call(removeCooking, options(other))).status).toBe(404);
    expect((await call(removeCooking, options(person))).status).toBe(204);
    expect((await read()).body.cooked.times).toBe(1);
    expect((await cook({ id, day: "2026-11-20" }, stew, other)).status).toBe(201);
    expect((await cook({ id, day: "2026-11-20" })).status).toBe(404);
    expect((await cook({ id, day: "2026-11-20" }, (await createRecipeOf(other.id, ["1 egg"])).id, other)).status).toBe(
      409,
    );
    expect((await cook({ day: "yesterday" })).status).toBe(422);
  });

  it("outlives the recipe", async () => {
    await cook({ day: "2026-11-22" });
    await db.recipe.delete({ where: { id: stew } });
    expect(await db.cooking.findMany({ select: { title: true, recipeId: true } })).toEqual([
      { title: "Stew", recipeId: null },
    ]);
  });
});

describe("collections", () => {
  it("are created, renamed, ordered and deleted", async () => {
    const [a, , c] = [await create("A"), await create("B"), await create("C")];
    expect(a).toMatchObject({ status: 201, body: { id: expect.any(String), name: "A", recipes: 0 } });
    const options = (id: string, body: unknown) => ({ method: "PATCH", token: person.token, params: { id }, body });
    expect((await call<CollectionWire[]>(changeCollection, options(c.body.id, { index: 0 }))).body).toMatchObject([
      { name: "C" },
      { name: "A" },
      { name: "B" },
    ]);
    expect((await call(changeCollection, options(a.body.id, { name: "b" }))).status).toBe(409);
    await call(changeCollection, options(a.body.id, { name: "Sundays" }));
    expect(await names()).toEqual(["C", "Sundays", "B"]);
    await call(deleteCollection, { method: "DELETE", token: person.token, params: { id: c.body.id } });
    expect(await names()).toEqual(["Sundays", "B"]);
  });

  it("are created once for one name or id, also concurrently", async () => {
    const id = randomUUID();
    const answers = await Promise.all([create("A", person, id), create("A", person, id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await create("a")).status).toBe(409);
    const named = await Promise.all([create("B"), create("B")]);
    expect(named.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await names()).toEqual(["A", "B"]);
    expect((await create("A", other, id)).status).toBe(404);
  });

  it("hold each recipe once, save recipes of others, and filter Your Recipes", async () => {
    const { id } = (await create("Sundays", other)).body;
    expect((await put(id, stew, other)).status).toBe(204);
    expect((await put(id, stew, other)).status).toBe(204);
    expect((await read(stew, other)).body.collections).toEqual([{ id, name: "Sundays", holds: true }]);
    await createRecipeOf(other.id, ["1 egg"], { title: "Own" });
    const caller = { userId: other.id };
    const titles = async (kept: Parameters<typeof listMyRecipes>[3], text = "") =>
      (await listMyRecipes(caller, undefined, text, kept)).items.map(({ title }) => title);
    expect((await titles({})).sort()).toEqual(["Own", "Stew"]);
    expect(await titles({ collection: id })).toEqual(["Stew"]);
    expect(await titles({ collection: id }, "plum")).toEqual([]);
    await change({ tags: ["quick"] }, stew, other);
    expect(await titles({ tag: "quick" })).toEqual(["Stew"]);
    expect(await titles({ tag: "slow" })).toEqual([]);
    const options = { method: "DELETE", token: other.token, params: { id, recipeId: stew } };
    expect((await call(uncollect, options)).status).toBe(204);
    expect((await call(uncollect, options)).status).toBe(404);
    expect(await titles({ collection: id })).toEqual([]);
  });

  it("refuse a new recipe when they are full, but not one that they hold", async () => {
    const { id } = (await create("Everything")).body;
    expect((await put(id)).status).toBe(204);
    const others = await db.recipe.createManyAndReturn({
      data: Array.from({ length: MAX_COLLECTED - 1 }, (_, i) => ({
        ...{ ownerId: person.id, origin: "created" as const, title: `Soup ${i}`, createdAt: new Date() },
      })),
      select: { id: true },
    });
    await db.collectionRecipe.createMany({
      data: others.map((recipe) => ({ collectionId: id, recipeId: recipe.id, addedAt: new Date() })),
    });
    expect((await put(id)).status).toBe(204);
    expect((await put(id, secret)).status).toBe(409);
  });

  it("belong to one person: others cannot see, fill, empty, rename or delete them, and they show nothing private", async () => {
    const { id } = (await create("Mine")).body;
    await put(id);
    expect(await names(other)).toEqual([]);
    const params = { id, recipeId: stew };
    expect((await put(id, stew, other)).status).toBe(404);
    expect((await call(uncollect, { method: "DELETE", token: other.token, params })).status).toBe(404);
    const body = { name: "Theirs" };
    expect((await call(changeCollection, { method: "PATCH", token: other.token, params: { id }, body })).status).toBe(
      404,
    );
    expect((await call(deleteCollection, { method: "DELETE", token: other.token, params: { id } })).status).toBe(404);
    const othersCollection = (await create("Theirs", other)).body;
    expect((await put(othersCollection.id, secret, other)).status).toBe(404);
    expect((await listMyRecipes({ userId: other.id }, undefined, "", { collection: id })).items).toEqual([]);
    expect(await names()).toEqual(["Mine"]);
  });
});
