import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as createRow } from "@/app/admin/[model]/route";
import { POST as seed } from "@/app/admin/dietary-attributes/seed/route";
import { POST as confirm } from "@/app/api/admin/ml/confirm/route";
import { PATCH as dietary } from "@/app/api/admin/ml/ingredients/[id]/dietary/route";
import { POST as effect } from "@/app/api/admin/ml/ingredients/[id]/effect/route";
import { PATCH as nutrients } from "@/app/api/admin/ml/ingredients/[id]/nutrients-per-100g/route";
import { GET as ingredients } from "@/app/api/admin/ml/ingredients/route";
import { GET as summary } from "@/app/api/admin/ml/summary/route";
import { POST as merge } from "@/app/api/items/[id]/merge/route";
import { PUT as approve, DELETE as deleteItem } from "@/app/api/items/[id]/route";
import { POST as createItem, GET as listItems } from "@/app/api/items/route";
import { POST as addCustom } from "@/app/api/user-favorites/my-favorites/route";
import type { ItemWire } from "@/lib/schemas/admin-items";
import type { MlIngredient, MlIngredients, MlSummary } from "@/lib/schemas/admin-ml";
import { settleBackground } from "@/server/background";
import { db } from "@/server/db/client";
import { judge } from "@/server/dietary/engine/judge";
import { loadKnowledge, setReviewed } from "@/server/dietary/load-knowledge";
import { createFavorite, createFavoriteItem, createIngredient } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";

afterEach(() => setReviewed({ stamp: "", foods: [] }));
let admin: SignedInPerson;
beforeEach(async () => {
  admin = await createSignedInAdmin();
});

const list = async (query: Record<string, string | number | boolean>) =>
  (await call<MlIngredients>(ingredients, { token: admin.token, query })).body;
const setDietary = (id: string, body: object) =>
  call<MlIngredient>(dietary, { method: "PATCH", token: admin.token, params: { id }, body });

describe("/api/admin/ml", () => {
  it("counts what waits for review, in percent with one decimal", async () => {
    await createIngredient("Zorblax", { origin: "inferred" });
    const total = await db.ingredient.count();
    expect((await call<MlSummary>(summary, { token: admin.token })).body).toEqual({
      total_ingredients: total,
      pending_review: 1,
      review_completion_rate: Math.floor(((total - 1) / total) * 1000) / 10,
    });
    const page = await list({ needs_review_only: true });
    expect(page).toMatchObject({ total: 1, ingredients: [{ normalized_name: "zorblax", confirmed: false }] });
    expect((await list({ search: "ZORBLAX" })).total).toBe(1);
    expect((await list({})).ingredients).toHaveLength(25);
  });

  it("stores attributes and nutrients, and confirms nothing by itself", async () => {
    const { id } = await createIngredient("Zorblax", { origin: "inferred" });
    const saved = await setDietary(id, { is_vegan: true, is_gluten_free: false });
    expect(saved).toMatchObject({
      status: 200,
      body: { confirmed: false, dietary_attributes: { is_vegan: true, is_gluten_free: false } },
    });
    const values = { sodium_per_100g: 0.98, iron_per_100g: 0 };
    const change = (body: object) =>
      call<MlIngredient>(nutrients, { method: "PATCH", token: admin.token, params: { id }, body });
    expect((await change(values)).body.nutrients_per_100g).toEqual(values);
    expect((await change({ iron_per_100g: null })).body.nutrients_per_100g).toEqual({ sodium_per_100g: 0.98 });
    expect((await change({ sodium_per_100g: -1 })).status).toBe(422);
    expect((await change({ salt_per_100g: 1 })).status).toBe(422);
    expect((await setDietary(id, { is_loud: true })).status).toBe(422);
    expect((await setDietary(admin.id, { is_vegan: true })).status).toBe(404);
  });

  it("gives a confirmed food to the engine at once, and says who confirmed it", async () => {
    const { id } = await createIngredient("Zorblax", { origin: "inferred" });
    await setDietary(id, { is_vegan: false });
    await settleBackground();
    expect(loadKnowledge().conceptIndex.has(`reviewed:${id}`)).toBe(false);
    const answer = await call(confirm, { token: admin.token, body: { ids: [id] } });
    expect(answer).toMatchObject({ status: 200, body: { confirmed: 1 } });
    await settleBackground();
    expect(loadKnowledge().conceptIndex.has(`reviewed:${id}`)).toBe(true);
    const row = await db.ingredient.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ confirmed: true, confirmedBy: admin.email, origin: "admin" });
    expect((await list({ needs_review_only: true })).total).toBe(0);
    expect((await call(confirm, { token: admin.token, body: { ids: [id] } })).body).toEqual({ confirmed: 0 });
  });

  it("says before a review what it changes and whom it touches, and writes nothing", async () => {
    const { id } = await createIngredient("Zorblax", { origin: "inferred" });
    await db.ingredientPreference.create({ data: { userId: admin.id, ingredientId: id, preferenceType: "allergy" } });
    const answer = await call(effect, { token: admin.token, params: { id }, body: { is_vegan: true } });
    expect(answer.body).toEqual({ recipes: 0, people: 1, changes: ["vegan: not known → yes"] });
    expect(await db.ingredientAttribute.count({ where: { ingredientId: id } })).toBe(0);
  });
});

describe("a name that the team gives a food of the reference", () => {
  it("is read by the engine at once, and the food's other names and facts stay as they are", async () => {
    const almond = await db.ingredient.findUniqueOrThrow({ where: { slug: "almond" } });
    const noNuts = [{ type: "diet", key: "nut_free" }] as const;
    const verdictOn = (name: string) =>
      judge([{ id: "1", name }], noNuts, loadKnowledge(), { provenance: "venue", kind: "menu" })[0]?.kind;
    expect([verdictOn("zorblax"), verdictOn("almonds")]).toEqual(["unknown", "conflict"]);
    const body = { ingredient_id: almond.id, text: "Zorblax", language: "en", _confirm: true };
    const made = await call(createRow, { token: admin.token, params: { model: "ingredient_synonyms" }, body });
    expect(made.status).toBe(201);
    await settleBackground();
    expect([verdictOn("zorblax"), verdictOn("almonds")]).toEqual(["conflict", "conflict"]);
  });
});

describe("/api/items", () => {
  const search = async (q: string) => (await call<ItemWire[]>(listItems, { token: admin.token, query: { q } })).body;

  it("makes, approves and deletes an item", async () => {
    const made = await call<ItemWire>(createItem, {
      token: admin.token,
      query: { created_by: "team", approved: true },
      body: { name: " Plum soup royale ", type: "food" },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { name: "Plum soup royale", normalized_name: "plum soup royale", approved: true, created_by: "team" },
    });
    const params = { id: made.body.id };
    const put = await call<ItemWire>(approve, { method: "PUT", token: admin.token, params, body: { approved: false } });
    expect(put.body.approved).toBe(false);
    expect((await search("soup royale")).map(({ id }) => id)).toEqual([made.body.id]);
    expect((await call(deleteItem, { method: "DELETE", token: admin.token, params })).status).toBe(204);
    expect((await call(deleteItem, { method: "DELETE", token: admin.token, params })).status).toBe(404);
    const again = await call(createItem, { token: admin.token, body: { name: "!!!" } });
    expect(again.status).toBe(422);
  });

  it("merges two: whoever had either has one, and the old name leads to the new item", async () => {
    const kept = await createFavoriteItem({ name: "Plum soup royale" });
    const [one, both] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
    const old = await createFavorite(one.id, { name: "Royal plum soup" });
    await db.userFavorite.createMany({
      data: [kept.id, old.itemId].map((itemId, index) => ({
        userId: both.id,
        itemId,
        type: "food" as const,
        slot: index + 1,
      })),
    });
    const answer = await call<ItemWire>(merge, {
      token: admin.token,
      params: { id: old.itemId },
      body: { into: kept.id },
    });
    expect(answer).toMatchObject({ status: 200, body: { aliases: ["Royal plum soup"], people: 2 } });
    expect((await search("royal plum")).map(({ id }) => id)).toEqual([kept.id]);
    const third = await createSignedInPerson();
    const added = await call<{ item_id: string }>(addCustom, {
      token: third.token,
      body: { name: "royal PLUM soup", type: "food" },
    });
    expect(added.body.item_id).toBe(kept.id);
  });
});

describe("POST /admin/dietary-attributes/seed", () => {
  it("brings back what is missing, and nothing twice", async () => {
    await db.dietaryAttribute.deleteMany({ where: { key: { in: ["keto", "paleo"] } } });
    const again = () => call(seed, { method: "POST", token: admin.token });
    expect((await again()).body).toEqual({ created: 2 });
    expect((await again()).body).toEqual({ created: 0 });
  });
});
