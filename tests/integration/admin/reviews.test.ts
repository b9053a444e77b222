import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { POST as createRow } from "@/app/admin/[model]/route";
import { POST as seed } from "@/app/admin/dietary-attributes/seed/route";
import { POST as answerApplication } from "@/app/api/admin/applications/[id]/answer/route";
import { POST as confirm } from "@/app/api/admin/ml/confirm/route";
import { PATCH as dietary } from "@/app/api/admin/ml/ingredients/[id]/dietary/route";
import { POST as effect } from "@/app/api/admin/ml/ingredients/[id]/effect/route";
import { POST as mergeFood } from "@/app/api/admin/ml/ingredients/[id]/merge/route";
import { PATCH as nutrients } from "@/app/api/admin/ml/ingredients/[id]/nutrients-per-100g/route";
import { GET as ingredients } from "@/app/api/admin/ml/ingredients/route";
import { GET as summary } from "@/app/api/admin/ml/summary/route";
import { POST as merge } from "@/app/api/items/[id]/merge/route";
import { PUT as approve, DELETE as deleteItem } from "@/app/api/items/[id]/route";
import { POST as createItem, GET as listItems } from "@/app/api/items/route";
import { POST as addCustom } from "@/app/api/user-favorites/my-favorites/route";
import { GET as getDetails } from "@/app/oauth/portal/details/[client_id]/route";
import { POST as submit } from "@/app/oauth/portal/submit/[client_id]/route";
import type { ItemWire } from "@/lib/schemas/admin-items";
import type { MlIngredient, MlIngredients, MlSummary } from "@/lib/schemas/admin-ml";
import type { ClientDetailsWire } from "@/lib/schemas/oauth-details";
import { forgetPeopleByAllergen } from "@/server/admin/ml/people-by-allergen";
import { settleBackground } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { judge } from "@/server/dietary/engine/judging/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { createFavorite, createFavoriteItem, createIngredient } from "../../factories/food";
import { createApplication } from "../../factories/oauth";
import { createPerson, createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { createSignedInAdmin } from "../../support/admin";
import { startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

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

  it("gives a confirmed food to the engine at once, and shows who confirmed it", async () => {
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

  it("answers 409 to a review of a food that was changed meanwhile, in every call, and loses nothing", async () => {
    const { id } = await createIngredient("Zorblax", { origin: "inferred" });
    const version = (await list({ search: "zorblax" })).ingredients[0]?.version ?? "";
    const theirs = await setDietary(id, { is_vegan: false, version });
    expect(theirs.status).toBe(200);
    const changed = { status: 409, body: { code: "row_changed" } };
    expect(await setDietary(id, { is_vegan: true, version })).toMatchObject(changed);
    const amounts = { method: "PATCH", token: admin.token, params: { id } } as const;
    expect(await call(nutrients, { ...amounts, body: { sodium_per_100g: 1, version } })).toMatchObject(changed);
    const together = { ids: [id], versions: { [id]: version } };
    expect(await call(confirm, { token: admin.token, body: together })).toMatchObject(changed);
    expect((await list({ search: "zorblax" })).ingredients[0]).toMatchObject({
      confirmed: false,
      dietary_attributes: { is_vegan: false },
      nutrients_per_100g: {},
    });
    await db.ingredient.update({ where: { id }, data: { sightings: 7 } });
    const now = { ids: [id], versions: { [id]: theirs.body.version } };
    expect((await call(confirm, { token: admin.token, body: now })).body).toEqual({ confirmed: 1 });
  });

  it("does not conflict with a load of the reference that runs at the same time, which loses no review", async () => {
    const { id } = await createIngredient("Zorblax");
    const version = (await list({ search: "zorblax" })).ingredients[0]?.version ?? "";
    const { id: attributeId } = await db.dietaryAttribute.findUniqueOrThrow({ where: { key: "vegan" } });
    await db.ingredientAttribute.create({ data: { ingredientId: id, attributeId, value: "maybe", source: "team" } });
    await db.ingredientNutrient.create({
      data: { ingredientId: id, nutrientKey: "sodium", per100g: 1, source: "team" },
    });
    const saved = await setDietary(id, { is_vegan: false, version });
    expect([saved.status, saved.body.dietary_attributes]).toEqual([200, { is_vegan: false }]);
    expect(saved.body.version).not.toBe(version);
  });

  it("orders the queue by how many texts and people a decision affects", async () => {
    const peanut = await db.allergenClass.create({
      data: { regime: "eu", key: "zebra_nuts", number: 99, name: "Zebra nuts", source: "test" },
    });
    const group = await createIngredient("Zebra nuts");
    await db.ingredientAllergen.create({
      data: { ingredientId: group.id, allergenClassId: peanut.id, presence: "yes", source: "admin" },
    });
    for (let i = 0; i < 4; i++) {
      const person = await createPerson();
      await db.ingredientPreference.create({
        data: { userId: person.id, ingredientId: group.id, preferenceType: "allergy" },
      });
    }
    const names = ["zorba", "zorbb", "zorbc"];
    const [, rare, often] = await Promise.all(names.map((name) => createIngredient(name, { origin: "inferred" })));
    await db.ingredient.update({ where: { id: often?.id ?? "" }, data: { sightings: 3 } });
    await db.ingredientAllergen.create({
      data: {
        ingredientId: rare?.id ?? "",
        allergenClassId: peanut.id,
        presence: "maybe",
        source: "classifier: peanut 0.87",
      },
    });
    forgetPeopleByAllergen();
    const queue = await list({ needs_review_only: true, order: "effect" });
    expect(queue.ingredients.map(({ name, people, sightings }) => [name, people, sightings])).toEqual([
      ["zorbb", 4, 1],
      ["zorbc", 0, 3],
      ["zorba", 0, 1],
    ]);
    expect(queue.ingredients[0]?.reason).toContain("peanut (87% sure). A wrong answer reaches 4 people.");
    const all = await list({ order: "effect" });
    expect(all.ingredients.slice(0, 4).map(({ name, confirmed }) => [name, confirmed])).toEqual([
      ["zorbb", false],
      ["zorbc", false],
      ["zorba", false],
      [expect.any(String), true],
    ]);
    expect((await list({ order: "effect", search: "zorb" })).ingredients.map(({ name }) => name)).toEqual([
      "zorbb",
      "zorbc",
      "zorba",
    ]);
  });

  it("previews what a review changes and whom it affects, without writing anything", async () => {
    const { id } = await createIngredient("Zorblax", { origin: "inferred" });
    await db.ingredientPreference.create({ data: { userId: admin.id, ingredientId: id, preferenceType: "allergy" } });
    const answer = await call(effect, { token: admin.token, params: { id }, body: { is_vegan: true } });
    expect(answer.body).toEqual({ recipes: 0, people: 1, changes: ["vegan: not known → yes"] });
    expect(await db.ingredientAttribute.count({ where: { ingredientId: id } })).toBe(0);
  });
});

describe("two ingredients that are the same food", () => {
  const join = (id: string, body: object) =>
    call<MlIngredient & { detail: string; code?: string }>(mergeFood, { token: admin.token, params: { id }, body });
  const record = (userId: string, ingredientId: string, values: object) =>
    db.ingredientPreference.create({
      data: { userId, ingredientId, preferenceType: "allergy", ...values },
    });

  it("are merged after a preview of the people affected; the name stays as an alias, and no allergy is lost", async () => {
    const duplicate = await createIngredient("Zorblax", { origin: "inferred" });
    const kept = await createIngredient("Zorb", { origin: "admin" });
    const [one, both] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
    await record(one.id, duplicate.id, { severity: "severe", traces: false });
    await record(both.id, duplicate.id, { severity: "severe" });
    await record(both.id, kept.id, { preferenceType: "like" });
    const recipe = await createRecipeOf(one.id, ["1 zorblax"]);
    await db.recipeIngredient.updateMany({ where: { recipeId: recipe.id }, data: { ingredientId: duplicate.id } });

    const refusal = await join(duplicate.id, { into: kept.id });
    expect(refusal).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(refusal.body.detail).toContain("1 recipe and 2 people who have recorded");
    expect(await db.ingredient.count({ where: { id: duplicate.id } })).toBe(1);

    const merged = await join(duplicate.id, { into: kept.id, confirm: true });
    expect(merged).toMatchObject({ status: 200, body: { id: kept.id, name: "Zorb", aliases: ["Zorblax"] } });
    expect(await db.ingredient.count({ where: { id: duplicate.id } })).toBe(0);
    const select = { preferenceType: true, severity: true, traces: true, ingredientId: true };
    const recorded = await db.ingredientPreference.findMany({ select, orderBy: { traces: "asc" } });
    expect(recorded).toEqual([
      { preferenceType: "allergy", severity: "severe", traces: false, ingredientId: kept.id },
      { preferenceType: "allergy", severity: "severe", traces: true, ingredientId: kept.id },
    ]);
    expect(await db.recipeIngredient.count({ where: { recipeId: recipe.id, ingredientId: kept.id } })).toBe(1);
    await settleBackground();
    const concept = loadKnowledge().conceptIndex.get(`reviewed:${kept.id}`);
    expect(concept).toBeDefined();
    expect((await join(duplicate.id, { into: kept.id })).status).toBe(404);
  });

  it("are not merged if an allergy would cover less, or if the engine needs the first", async () => {
    const group = await createIngredient("Zebra foods");
    const below = await createIngredient("Zebra grass", { origin: "admin", parentId: group.id });
    const kept = await createIngredient("Stripe grass", { origin: "admin" });
    const pending = await createIngredient("Zorblax", { origin: "inferred" });
    const why = async (id: string, into: string) => {
      const { status, body } = await join(id, { into, confirm: true });
      return `${status} ${body.detail}`;
    };
    expect(await why(below.id, kept.id)).toBe(
      "409 Zebra grass lies below Zebra foods, and Stripe grass does not: put it there first.",
    );
    expect(await why(group.id, kept.id)).toBe("409 The engine must have Zebra foods: merge the other into it.");
    expect(await why(kept.id, pending.id)).toBe(
      "409 Confirm Zorblax first: a name leads only to what the engine knows.",
    );
    const stripes = await db.allergenClass.create({
      data: { regime: "eu", key: "stripes", number: 99, name: "Stripes", source: "test" },
    });
    const allergenRow = {
      ingredientId: kept.id,
      allergenClassId: stripes.id,
      presence: "yes" as const,
      source: "admin",
    };
    await db.ingredientAllergen.create({ data: allergenRow });
    expect(await why(kept.id, below.id)).toBe(
      `409 Stripe grass holds ${stripes.name}, and Zebra grass does not say so: settle that first.`,
    );
    expect((await join(kept.id, { into: kept.id })).status).toBe(422);
    expect(await db.ingredient.count({ where: { id: { in: [below.id, kept.id, group.id, pending.id] } } })).toBe(4);
  });
});

describe("an application that waits for verification", () => {
  const answer = (id: string, body: object) =>
    call<{ detail: string }>(answerApplication, { token: admin.token, params: { id }, body });

  it("is refused with a reason that its owner reads, and waits again when submitted again", async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.close());
    useSettings({ SMTP_URL: mails.url });
    const owner = await createSignedInPerson({ accountType: "business" });
    const client = await createApplication({ ownerId: owner.id });
    expect((await answer(client.id, { outcome: "refused", refusal: "No." })).status).toBe(409);
    expect((await answer(client.id, { outcome: "verified" })).status).toBe(409);
    const whole = { developer: "A", siteUri: "https://a.example/", policyUri: "https://a.example/p" };
    await db.oAuthClient.update({ where: { id: client.id }, data: { ...whole, submittedAt: new Date() } });
    expect((await answer(client.id, { outcome: "refused", refusal: " " })).status).toBe(422);
    const refusal = "Your privacy policy\ndoes not open.";
    expect((await answer(client.id, { outcome: "refused", refusal })).status).toBe(204);
    await settleBackground();
    const mail = await mails.messageTo(owner.email);
    expect(mail.subject).toContain("has not verified Menus");
    expect(mail.text).toContain(refusal);
    const params = { client_id: client.clientId };
    const seen = await call<ClientDetailsWire>(getDetails, { token: owner.token, params });
    expect(seen.body).toMatchObject({ refusal, refused_at: expect.any(String), submitted_at: null, verified_at: null });
    const again = await call<ClientDetailsWire>(submit, { method: "POST", token: owner.token, params });
    expect(again.body).toMatchObject({ refusal: null, refused_at: null, submitted_at: expect.any(String) });
    expect((await answer(client.id, { outcome: "verified" })).status).toBe(204);
    await settleBackground();
    expect(mails.received.map(({ message }) => message.subject)).toEqual([
      mail.subject,
      expect.stringContaining("has verified Menus"),
    ]);
    const { verifiedAt } = await db.oAuthClient.findUniqueOrThrow({ where: { id: client.id } });
    expect(verifiedAt).not.toBeNull();
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
    const created = await call(createRow, { token: admin.token, params: { model: "ingredient_synonyms" }, body });
    expect(created.status).toBe(201);
    await settleBackground();
    expect([verdictOn("zorblax"), verdictOn("almonds")]).toEqual(["conflict", "conflict"]);
  });
});

describe("/api/items", () => {
  const search = async (q: string) => (await call<ItemWire[]>(listItems, { token: admin.token, query: { q } })).body;

  it("creates, approves and deletes an item", async () => {
    const created = await call<ItemWire>(createItem, {
      token: admin.token,
      query: { created_by: "team", approved: true },
      body: { name: " Plum soup royale ", type: "food" },
    });
    expect(created).toMatchObject({
      status: 201,
      body: { name: "Plum soup royale", normalized_name: "plum soup royale", approved: true, created_by: "team" },
    });
    const params = { id: created.body.id };
    const put = await call<ItemWire>(approve, { method: "PUT", token: admin.token, params, body: { approved: false } });
    expect(put.body.approved).toBe(false);
    expect((await search("soup royale")).map(({ id }) => id)).toEqual([created.body.id]);
    expect((await call(deleteItem, { method: "DELETE", token: admin.token, params })).status).toBe(204);
    expect((await call(deleteItem, { method: "DELETE", token: admin.token, params })).status).toBe(404);
    const again = await call(createItem, { token: admin.token, body: { name: "!!!" } });
    expect(again.status).toBe(422);
  });

  it("merges two items: people who had either have one favorite, and the old name leads to the remaining item", async () => {
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
  it("restores missing attributes without duplicating any", async () => {
    await db.dietaryAttribute.deleteMany({ where: { key: { in: ["keto", "paleo"] } } });
    const again = () => call(seed, { method: "POST", token: admin.token });
    expect((await again()).body).toEqual({ created: 2 });
    expect((await again()).body).toEqual({ created: 0 });
  });
});
