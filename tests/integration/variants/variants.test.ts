import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { GET as compare } from "@/app/recipe-variants/[id]/compare/route";
import { GET as get, DELETE as remove, PUT as update } from "@/app/recipe-variants/[id]/route";
import { POST as create } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { GET as list } from "@/app/recipe-variants/user/[userId]/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { GET as listMine } from "@/app/user/my-recipes/route";
import type { MyRecipeWire, RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantComparisonWire, VariantDetailWire, VariantWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { MAX_VARIANTS } from "@/server/variants/create-variant";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const ABSENT = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

let owner: SignedInPerson;
let base: RecipeDetailWire;

const RECIPE = {
  title: "Pancakes",
  servings: 4,
  ingredients: [
    { name: "milk", quantity: "1", unit: "cup", group: "Batter" },
    { name: "flour", quantity: "200", unit: "g", note: "sifted", group: "Batter" },
    { name: "eggs", quantity: "2", group: "Batter" },
    { name: "blueberries", quantity: "1/2", unit: "cup" },
  ],
  instructions: [{ text: "Whisk everything." }, { text: "Fry in a pan." }],
};

const newRecipe = async (who = owner, over: Record<string, unknown> = {}) =>
  (await call<RecipeDetailWire>(createRecipe, { token: who.token, body: { ...RECIPE, ...over } })).body;
const make = (query: Record<string, string> = {}, body?: unknown, who = owner, recipeId = base.id) =>
  call<VariantDetailWire>(create, {
    method: "POST",
    token: who.token,
    params: { recipeId },
    query,
    ...(body === undefined ? {} : { body }),
  });
const read = (id: string, who = owner) => call<VariantDetailWire>(get, { token: who.token, params: { id } });
const put = (id: string, body: unknown, who = owner) =>
  call<VariantDetailWire>(update, { method: "PUT", token: who.token, params: { id }, body });
const compareWith = (id: string, who = owner) =>
  call<VariantComparisonWire>(compare, { token: who.token, params: { id } });
const bodyOf = ({ title, variant_ingredients, variant_instructions }: VariantDetailWire) => ({
  title,
  variant_ingredients: variant_ingredients.map((line) => ({ ...line })),
  variant_instructions: variant_instructions.map((step) => ({ ...step })),
});
const countVariants = () => db.recipe.count({ where: { ownerId: owner.id, baseRecipeTitle: { not: null } } });
const kinds = ({ ingredients }: VariantComparisonWire) =>
  ingredients.map(({ kind, base: from, variant }) => [kind, from?.name ?? null, variant?.name ?? null]);

beforeEach(async () => {
  owner = await createSignedInPerson();
  base = await newRecipe();
});

describe("POST /recipe-variants/create-from-recipe/{recipeId}", () => {
  it("copies the base with the default title, and each line refers to its line of the base (201)", async () => {
    const answer = await make({ user_id: owner.id });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: "My Pancakes",
      base_recipe_id: base.id,
      base_recipe_title: "Pancakes",
      base_status: "current",
      user_id: owner.id,
      servings: 4,
      judgement: { settings: [] },
    });
    const { variant_ingredients: ingredients, variant_instructions: instructions } = answer.body;
    const of = ({
      name,
      quantity,
      unit,
      group,
      note,
      order,
    }: (typeof ingredients)[number] | (typeof base.ingredients)[number]) => ({
      name,
      quantity,
      unit,
      group,
      note,
      order,
    });
    expect(ingredients.map(of)).toEqual(base.ingredients.map(of));
    expect(ingredients.map((line) => line.base_ingredient_id)).toEqual(base.ingredients.map(({ id }) => id));
    expect(instructions.map((step) => step.base_instruction_id)).toEqual(base.instructions.map(({ id }) => id));
    expect(await countVariants()).toBe(1);
  });

  it("accepts a title of the person's own", async () => {
    expect((await make({ custom_title: "  Sunday pancakes " })).body.title).toBe("Sunday pancakes");
    expect((await make({ custom_title: "" })).body.title).toBe("My Pancakes");
    expect(await make({ custom_title: "x".repeat(301) })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["query", "custom_title"] }] },
    });
  });

  it("applies the edits in the same step, and judges the variant's own lines", async () => {
    const lines = base.ingredients.map((line) => ({ ...line, base_ingredient_id: line.id }));
    const answer = await make(
      {},
      {
        title: "Vegan pancakes",
        variant_ingredients: [
          { ...lines[0], name: "soy milk" },
          lines[1],
          { name: "ground flaxseed", quantity: "2", unit: "tbsp", base_ingredient_id: base.ingredients[2]?.id },
          { name: "water", quantity: "6", unit: "tbsp" },
          lines[3],
        ],
      },
    );
    expect(answer.status).toBe(201);
    // A machine that has no time for it in the request's seconds judges it in the background.
    await reanalyseRecipes();
    const { body: variant } = await read(answer.body.id);
    expect(variant.dietary_info).toMatchObject({ vegan: true, egg_free: true, gluten_free: false });
    const { dietaryInfo } = await db.recipe.findUniqueOrThrow({ where: { id: base.id } });
    expect(dietaryInfo).toMatchObject({ vegan: false, egg_free: false });
    expect(variant.engine_version).toEqual(expect.any(String));
    expect(variant.nutrition).toMatchObject({ per: "serving" });
    expect(variant.nutrition?.coverage).toBeGreaterThan(0.5);
    expect(variant.nutrition?.values.find(({ key }) => key === "calories")?.amount).toBeGreaterThan(50);
    expect(answer.body.variant_ingredients.map((line) => line.base_ingredient_id)).toEqual([
      base.ingredients[0]?.id,
      base.ingredients[1]?.id,
      base.ingredients[2]?.id,
      null,
      base.ingredients[3]?.id,
    ]);
  });

  it.each([
    ["the default title alone", { title: "My Pancakes" }],
    ["the base's title alone", { title: "Pancakes" }],
    ["an empty object", {}],
  ])("refuses edits that change nothing: %s (422)", async (_, body) => {
    expect(await make({}, body)).toMatchObject({
      status: 422,
      body: { detail: [{ msg: "Nothing differs from the base recipe" }] },
    });
    const same = base.ingredients.map((line) => ({ ...line, base_ingredient_id: line.id }));
    expect((await make({}, { ...body, variant_ingredients: same })).status).toBe(422);
    expect(await countVariants()).toBe(0);
  });

  it.each(["id", "order", "left out", "a step"])("accepts a variant of which only %s differs", async (what) => {
    const lines = base.ingredients.map((line) => ({ ...line, base_ingredient_id: line.id as string | null }));
    if (what === "id") (lines[0] as (typeof lines)[number]).base_ingredient_id = null;
    if (what === "order") (lines[0] as (typeof lines)[number]).order = 9;
    if (what === "left out") lines.pop();
    const steps = base.instructions.map((step) => ({ ...step, base_instruction_id: step.id }));
    if (what === "a step") (steps[1] as (typeof steps)[number]).text = "Bake.";
    const answer = await make({}, { variant_ingredients: lines, variant_instructions: steps });
    expect(answer.status).toBe(201);
  });

  it("creates one for two requests with the same id, also simultaneous ones", async () => {
    const body = { id: crypto.randomUUID(), title: "Twice" };
    expect(await statusesAtOnce(4, () => make({}, body))).toEqual({ 201: 4 });
    expect(await countVariants()).toBe(1);
    const stranger = await createSignedInPerson();
    const strangersRecipe = await newRecipe(stranger);
    expect((await make({}, body, stranger, strangersRecipe.id)).status).toBe(404);
    expect((await make({}, { ...body, title: "Other" }, owner, (await newRecipe()).id)).status).toBe(409);
  });

  it("is refused for a base that this person cannot see (404) and for another's user_id (403)", async () => {
    const stranger = await createSignedInPerson();
    expect(await make({}, undefined, stranger)).toMatchObject({
      status: 404,
      body: { detail: "Base recipe not found" },
    });
    expect(await make({}, undefined, owner, ABSENT)).toMatchObject({
      status: 404,
      body: { detail: "Base recipe not found" },
    });
    expect((await make({}, undefined, owner, "nonsense")).status).toBe(404);
    expect((await make({ user_id: stranger.id })).status).toBe(403);
    expect(await make({ user_id: "nonsense" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["query", "user_id"] }] },
    });
    const open = await newRecipe(owner, { is_public: true });
    expect((await make({}, undefined, stranger, open.id)).status).toBe(201);
  });

  it("says what is wrong with the body (400, 413, 415, 422)", async () => {
    const lines = (over: Record<string, unknown>) => ({ variant_ingredients: [{ name: "milk", ...over }] });
    for (const [body, loc] of [
      [{ title: " " }, ["body", "title"]],
      [{ variant_ingredients: [] }, ["body", "variant_ingredients"]],
      [{ variant_instructions: [] }, ["body", "variant_instructions"]],
      [lines({ name: "" }), ["body", "variant_ingredients", 0, "name"]],
      [lines({ base_ingredient_id: "x" }), ["body", "variant_ingredients", 0, "base_ingredient_id"]],
      [lines({ order: 0 }), ["body", "variant_ingredients", 0, "order"]],
    ] as const) {
      const answer = await make({}, body);
      expect(answer.status).toBe(422);
      expect((answer.body as unknown as { detail: { loc: unknown[] }[] }).detail[0]?.loc).toEqual(loc);
    }
    expect((await make({}, "{")).status).toBe(415);
    const json = { "content-type": "application/json" };
    const send = (body: string) =>
      call(create, { method: "POST", token: owner.token, params: { recipeId: base.id }, headers: json, body });
    expect((await send("{")).status).toBe(400);
    expect((await send(`{"title":"${"x".repeat(3 * 1024 * 1024)}"}`)).status).toBe(413);
    expect((await send("")).status).toBe(201);
  });

  it("limits the number of a person's variants (409)", async () => {
    const base = { baseRecipeTitle: "x", baseUpdatedAt: new Date() };
    const row = { ownerId: owner.id, origin: "created" as const, title: "x", ...base };
    await db.recipe.createMany({ data: Array.from({ length: MAX_VARIANTS }, () => row) });
    expect((await make()).status).toBe(409);
  });

  it("needs a sign-in (401)", async () => {
    expect((await call(create, { method: "POST", params: { recipeId: base.id } })).status).toBe(401);
  });
});

describe("a variant", () => {
  let variant: VariantDetailWire;
  beforeEach(async () => {
    variant = (await make()).body;
  });

  it("is only for its owner: others get 404, whatever they do", async () => {
    const stranger = await createSignedInPerson();
    const absent = await read(ABSENT);
    for (const answer of [
      await read(variant.id, stranger),
      await put(variant.id, bodyOf(variant), stranger),
      await compareWith(variant.id, stranger),
      await call(remove, { method: "DELETE", token: stranger.token, params: { id: variant.id } }),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, absent.body]);
    }
    expect(absent.body).toEqual({ detail: "Variant not found", code: "variant_not_found" });
    expect((await read("nonsense")).status).toBe(404);
    expect((await call(list, { token: stranger.token, params: { userId: owner.id } })).status).toBe(404);
    expect((await read(variant.id)).body).toEqual(variant);
  });

  it("stays private even if its base is public", async () => {
    const stranger = await createSignedInPerson();
    const open = await newRecipe(owner, { is_public: true });
    const mine = (await make({}, undefined, owner, open.id)).body;
    expect((await read(mine.id, stranger)).status).toBe(404);
    expect((await compareWith(mine.id, stranger)).status).toBe(404);
  });

  it("is changed line by line; remaining lines keep their ids, and the base is unchanged", async () => {
    const body = bodyOf(variant);
    const [milk, flour, , berries] = body.variant_ingredients;
    const answer = await put(variant.id, {
      ...body,
      title: "Oat pancakes",
      user_id: owner.id,
      base_recipe_id: base.id,
      variant_ingredients: [berries, { ...milk, name: "oat milk" }, flour, { name: "salt" }].map((line, index) => ({
        ...line,
        order: index + 1,
      })),
    });
    expect(answer.status).toBe(200);
    expect(answer.body.title).toBe("Oat pancakes");
    expect(answer.body.variant_ingredients.map(({ name }) => name)).toEqual([
      "blueberries",
      "oat milk",
      "flour",
      "salt",
    ]);
    expect(answer.body.variant_ingredients.slice(0, 3).map(({ id }) => id)).toEqual([berries?.id, milk?.id, flour?.id]);
    expect(answer.body.updated_at > variant.updated_at).toBe(true);
    expect(answer.body.dietary_info).toMatchObject({ dairy_free: true, egg_free: true });
    expect((await read(variant.id)).body).toEqual(answer.body);
    expect(kinds((await compareWith(variant.id)).body)).toEqual([
      ["same", "blueberries", "blueberries"],
      ["changed", "milk", "oat milk"],
      ["same", "flour", "flour"],
      ["removed", "eggs", null],
      ["added", null, "salt"],
    ]);
    expect(await db.recipeIngredient.count({ where: { recipeId: base.id } })).toBe(4);
  });

  it("treats a line of another recipe, or a repeated one, as its own new line", async () => {
    const otherRecipe = await newRecipe();
    const body = bodyOf(variant);
    const from = base.ingredients[0]?.id;
    const answer = await put(variant.id, {
      ...body,
      variant_ingredients: [
        { name: "a", base_ingredient_id: from },
        { name: "b", base_ingredient_id: from },
        { name: "c", base_ingredient_id: otherRecipe.ingredients[0]?.id },
        { name: "d", base_ingredient_id: ABSENT },
      ],
    });
    expect(answer.body.variant_ingredients.map((line) => line.base_ingredient_id)).toEqual([from, null, null, null]);
  });

  it("is not overwritten by an outdated edit (409)", async () => {
    const stale = { ...bodyOf(variant), updated_at: variant.updated_at };
    expect((await put(variant.id, { ...stale, title: "First" })).status).toBe(200);
    expect((await put(variant.id, { ...stale, title: "Second" })).status).toBe(409);
    expect((await read(variant.id)).body.title).toBe("First");
    const { updated_at } = (await read(variant.id)).body;
    const both = await statusesAtOnce(2, (n) => put(variant.id, { ...stale, updated_at, title: `Race ${n}` }));
    expect(both).toEqual({ 200: 1, 409: 1 });
  });

  it("keeps its base and its owner (422, 403), a title and at least one line (422)", async () => {
    const body = bodyOf(variant);
    const otherRecipe = await newRecipe();
    for (const [over, loc] of [
      [{ title: "" }, ["body", "title"]],
      [{ base_recipe_id: otherRecipe.id }, ["body", "base_recipe_id"]],
      [{ variant_ingredients: [] }, ["body", "variant_ingredients"]],
      [{ variant_instructions: [] }, ["body", "variant_instructions"]],
      [{ variant_instructions: [{ text: " " }] }, ["body", "variant_instructions", 0, "text"]],
    ] as const) {
      const answer = await put(variant.id, { ...body, ...over });
      expect(answer.status).toBe(422);
      expect((answer.body as unknown as { detail: { loc: unknown[] }[] }).detail[0]?.loc).toEqual(loc);
    }
    expect((await put(variant.id, { ...body, user_id: (await createSignedInPerson()).id })).status).toBe(403);
    expect((await read(variant.id)).body).toEqual(variant);
  });

  it("is deleted with its lines, and only once", async () => {
    const drop = () => call(remove, { method: "DELETE", token: owner.token, params: { id: variant.id } });
    expect((await drop()).status).toBe(204);
    expect((await drop()).status).toBe(404);
    expect(await db.recipeIngredient.count({ where: { recipeId: variant.id } })).toBe(0);
    expect(await db.recipe.count({ where: { id: base.id } })).toBe(1);
  });

  it("appears in its owner's lists, newest first", async () => {
    const second = (await make({ custom_title: "Second" })).body;
    const { body } = await call<VariantWire[]>(list, { token: owner.token, params: { userId: owner.id } });
    expect(body.map(({ id }) => id)).toEqual([second.id, variant.id]);
    expect(body[1]).toMatchObject({ title: "My Pancakes", base_recipe_title: "Pancakes", base_status: "current" });
    const mine = (await call<MyRecipeWire[]>(listMine, { token: owner.token })).body;
    expect(mine.find(({ id }) => id === variant.id)).toMatchObject({
      type: "variant",
      base_recipe_id: base.id,
      servings: 4,
      ingredients: [{ group: "Batter" }, {}, {}, {}],
    });
  });

  it("is judged for its owner by its own lines", async () => {
    await call(setDiets, { token: owner.token, body: { dietary: ["vegan"] } });
    const body = bodyOf(variant);
    expect((await read(variant.id)).body.judgement.kind).toBe("conflict");
    const [, flour, , berries] = body.variant_ingredients;
    const answer = await put(variant.id, { ...body, variant_ingredients: [flour, berries] });
    expect(answer.body.judgement).toMatchObject({ kind: "match", ingredients: [{ kind: "match" }, { kind: "match" }] });
  });
});

describe("a base that changes", () => {
  let variant: VariantDetailWire;
  beforeEach(async () => {
    variant = (await make({ custom_title: "Mine" })).body;
  });
  const changeBase = (over: Record<string, unknown> = {}) =>
    call<RecipeDetailWire>(updateRecipe, {
      method: "PUT",
      token: owner.token,
      params: { id: base.id },
      body: { title: "Crêpes", ingredients: base.ingredients.slice(0, 3), instructions: base.instructions, ...over },
    });

  it("is reported on the variant, which stays as it is, until its owner has seen the change", async () => {
    const changed = (await changeBase()).body;
    const now = (await read(variant.id)).body;
    expect(now).toMatchObject({
      base_status: "changed",
      base_recipe_title: "Pancakes",
      base_updated_at: changed.updated_at,
    });
    expect(now.variant_ingredients.map(({ name }) => name)).toEqual(
      variant.variant_ingredients.map(({ name }) => name),
    );
    expect(kinds((await compareWith(variant.id)).body).at(-1)).toEqual(["added", null, "blueberries"]);
    expect((await put(variant.id, { ...bodyOf(now), title: "Mine still" })).body.base_status).toBe("changed");
    expect((await put(variant.id, { ...bodyOf(now), base_updated_at: now.base_updated_at })).body.base_status).toBe(
      "current",
    );
  });

  it("is not marked as seen if it changed again meanwhile", async () => {
    const seen = (await changeBase()).body.updated_at;
    await changeBase({ title: "Blini" });
    const now = (await read(variant.id)).body;
    expect((await put(variant.id, { ...bodyOf(now), base_updated_at: seen })).body.base_status).toBe("changed");
  });

  it("leaves the variant complete when it is deleted", async () => {
    await call(deleteRecipe, { method: "DELETE", token: owner.token, params: { id: base.id } });
    const now = (await read(variant.id)).body;
    expect(now).toMatchObject({
      base_status: "gone",
      base_recipe_id: null,
      base_updated_at: null,
      base_recipe_title: "Pancakes",
      servings: 4,
    });
    expect(now.variant_ingredients.map(({ name }) => name)).toEqual(["milk", "flour", "eggs", "blueberries"]);
    const comparison = (await compareWith(variant.id)).body;
    expect(comparison).toMatchObject({ base: null, base_status: "gone" });
    expect(kinds(comparison)[0]).toEqual(["uncompared", null, "milk"]);
    expect((await put(variant.id, { ...bodyOf(now), title: "Alone", base_recipe_id: base.id })).status).toBe(200);
  });

  it("shows nothing after its owner made it private, and its lines are linked again when it becomes public", async () => {
    const cook = await createSignedInPerson();
    const open = await newRecipe(cook, { is_public: true });
    const mine = (await make({}, undefined, owner, open.id)).body;
    const set = (is_public: boolean) =>
      db.recipe.update({ where: { id: open.id }, data: { isPublic: is_public, title: "Secret" } });
    await set(false);
    const closed = (await read(mine.id)).body;
    expect(closed).toMatchObject({ base_status: "gone", base_recipe_id: null });
    const comparison = await compareWith(mine.id);
    expect(comparison.body.base).toBeNull();
    expect(JSON.stringify([comparison.body, closed])).not.toContain("Secret");
    expect((await put(mine.id, { ...bodyOf(closed), title: "Kept" })).status).toBe(200);
    await set(true);
    const ids = (await read(mine.id)).body.variant_ingredients.map((line) => line.base_ingredient_id);
    expect(ids).toEqual(open.ingredients.map(({ id }) => id));
  });

  it("can be deleted while its variants are being changed", async () => {
    const results = await Promise.all([
      call(deleteRecipe, { method: "DELETE", token: owner.token, params: { id: base.id } }),
      put(variant.id, bodyOf(variant)),
      put(variant.id, bodyOf(variant)),
    ]);
    expect(results.map(({ status }) => status)).toEqual([204, 200, 200]);
    expect((await read(variant.id)).body.base_status).toBe("gone");
  });
});
