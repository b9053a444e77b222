import { beforeEach, describe, expect, it } from "vitest";
import { POST as createRecipe, GET as listRecipes } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire, RecipePageWire } from "@/lib/schemas/recipes";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let cook: SignedInPerson;

/** Writes a recipe through the application, a minute after the previous one. */
async function write(title: string, lines: string[], over: Record<string, unknown> = {}): Promise<string> {
  const later = new Date(now().getTime() + 60_000);
  replaceClock(() => later);
  const body = {
    title,
    is_public: true,
    ingredients: lines.map((name) => ({ name })),
    instructions: [{ text: "Cook." }],
    ...over,
  };
  const answer = await call<RecipeDetailWire>(createRecipe, { token: cook.token, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const find = (address: string, who?: SignedInPerson) =>
  call<RecipeSearchWire>(search, { path: `/api/recipes/search?${address}`, ...(who ? { token: who.token } : {}) });
const titles = async (address: string, who?: SignedInPerson) =>
  (await find(address, who)).body.items.map(({ title }) => title);

beforeEach(async () => {
  await db.recipe.deleteMany();
  await db.$executeRaw`DELETE FROM search_words`;
  cook = await createSignedInPerson();
});

describe("GET /api/recipes/search", () => {
  it("orders matches in the title before those among the ingredients, then by the newest", async () => {
    await write("Tomato soup", ["tomatoes", "stock"]);
    await write("Risotto", ["rice", "tomato"]);
    await write("Roast tomatoes", ["tomatoes", "olive oil"]);
    await write("Porridge", ["oats"]);
    expect(await titles("q=tomato")).toEqual(["Roast tomatoes", "Tomato soup", "Risotto"]);
    expect((await find("q=tomato")).body).toMatchObject({ total_count: 3, total_pages: 1, page: 1, corrected_q: null });
  });

  it("treats a word being typed as a prefix, and corrects a typing error, saying so", async () => {
    await write("Aubergine curry", ["aubergine", "coconut milk"]);
    await write("Pear tart", ["pears"]);
    expect(await titles("q=auberg")).toEqual(["Aubergine curry"]);
    const { body } = await find("q=aubregine");
    expect(body.items.map(({ title }) => title)).toEqual(["Aubergine curry"]);
    expect(body.corrected_q).toBe("aubergine");
    expect((await find("q=zzzzqx")).body).toMatchObject({ items: [], total_count: 0, corrected_q: null });
  });

  it("takes a diet that the words name for a condition, as long as it leaves anything, and says so", async () => {
    await write("Lentil curry", ["red lentils", "coconut milk"]);
    await write("Butter chicken curry", ["chicken", "butter", "cream"]);
    await write("Bread", ["wheat flour", "water", "salt"]);
    await write("Zorblax curry", ["zorblax"]);
    expect((await find("q=vegan curry")).body).toMatchObject({
      items: [{ title: "Lentil curry" }],
      named_diet: "vegan",
      corrected_q: null,
    });
    expect((await titles("q=coeliac")).sort()).toEqual(["Butter chicken curry", "Lentil curry"]);
    expect(await titles("q=celiac bread")).toEqual([]);
    expect((await find("q=curry")).body.named_diet).toBeNull();
    expect((await find("q=vegan curry&diet=gluten_free")).body).toMatchObject({ items: [], named_diet: null });
    await write("Vegan bread", ["wheat flour", "zorblax"]);
    expect((await find("q=vegan bread")).body).toMatchObject({ items: [{ title: "Bread" }], named_diet: "vegan" });
  });

  it("accepts any characters as words, whatever remains without their accents", async () => {
    await write("Roast chicken", ["chicken"]);
    for (const q of ["⑴zz qq", "xʼy chick", "⑴ chick", "ŉ roas", "½zz", "a\\b' qq", "chick⒈ *", ":* & !"]) {
      const { status } = await find(`q=${encodeURIComponent(q)}`);
      expect(status, q).toBe(200);
    }
    expect(await titles(`q=${encodeURIComponent("roást chicke")}`)).toEqual(["Roast chicken"]);
  });

  it("treats only words that no recipe has as prefixes, whatever the other words", async () => {
    await write("Roast chicken", ["chicken", "lemons"]);
    await write("Chicken soup", ["chicken", "leeks"]);
    await write("Lemonade", ["lemons"]);
    await write("Chickpea stew", ["chickpeas"]);
    expect(await titles("q=the chicken sou")).toEqual(["Chicken soup"]);
    expect(await titles("q=roas chicken")).toEqual(["Roast chicken"]);
    // "Lemon" is a word of recipes, and "chick" of none.
    expect(await titles("q=lemon leek")).toEqual([]);
    expect(await titles("q=chick stew")).toEqual(["Chickpea stew"]);
    expect((await find("q=chicken zzzzqx")).body).toMatchObject({ items: [], corrected_q: null });
  });

  it("finds all or any of the foods, including foods below them in the tree", async () => {
    await write("Pesto pasta", ["pasta", "basil", "parmesan"]);
    await write("Basil rice", ["rice", "basil"]);
    await write("Cheese toast", ["bread", "cheddar"]);
    expect(await titles("ingredients=basil&ingredients=rice")).toEqual(["Basil rice"]);
    expect(await titles("ingredients=cheddar&ingredients=rice&match=any")).toEqual(["Cheese toast", "Basil rice"]);
    expect(await titles("ingredients=cheese")).toEqual(["Cheese toast", "Pesto pasta"]);
    expect(await titles("q=basil&ingredients=cheese")).toEqual(["Pesto pasta"]);
  });

  it("excludes recipes that contain a food, may contain it, or cannot be judged", async () => {
    await write("Walnut bread", ["flour", "walnuts"]);
    await write("Pesto potatoes", ["potatoes", "pesto"]);
    await write("Secret stew", ["carrots", "blorptang powder"]);
    await write("Carrot soup", ["carrots", "water"]);
    expect(await titles("exclude=nuts")).toEqual(["Carrot soup"]);
    expect(await titles("exclude=walnuts")).not.toContain("Walnut bread");
    expect(await titles("q=potatoes&exclude=nuts")).toEqual([]);
  });

  it("names an excluded word that is no known food", async () => {
    await write("Stew", ["carrots", "blorptang powder"]);
    await write("Soup", ["carrots"]);
    const { body } = await find("exclude=blorptang");
    expect(body.unknown_terms).toEqual(["blorptang"]);
    expect(body.items.map(({ title }) => title)).toEqual(["Soup"]);
  });

  it("pages without repeating a recipe, and returns their number", async () => {
    for (let i = 0; i < 23; i++) await write(`Bean stew ${i}`, ["beans"]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => find(`q=bean&page=${page}&page_size=10`)));
    const ids = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
    expect(pages[0]?.body).toMatchObject({ total_count: 23, total_pages: 3 });
    expect(pages[3]?.body.items).toEqual([]);
  });

  it.each([
    "q=saffron",
    "q=saff",
    "q=saffrom",
    "q=risotto&exclude=egg",
    "ingredients=saffron",
    "ingredients=saffron&match=any",
    "ingredients=saffron&exclude=egg",
    "exclude=egg",
    "page=1",
    `source_url=${encodeURIComponent("https://kitchen.example/saffron")}`,
  ])("finds nobody else's private recipe by %s", async (address) => {
    await write("Plain rice", ["rice"]);
    const id = await write("Saffron risotto", ["saffron", "rice"], { is_public: false });
    await db.recipe.update({ where: { id }, data: { sourceUrl: "https://kitchen.example/saffron" } });
    const stranger = await createSignedInPerson();
    const foundBy = async (who?: SignedInPerson) => (await find(address, who)).body.items.map((item) => item.id);
    expect(await foundBy(cook)).toContain(id);
    expect(await foundBy(stranger)).not.toContain(id);
    expect(await foundBy()).not.toContain(id);
  });

  it("finds the newest both where few match and where more match than are counted", async () => {
    await db.$executeRaw`
      INSERT INTO recipes (id, origin, title, source_url, source_url_normalized, is_public, concept_keys, created_at, updated_at)
      SELECT gen_random_uuid(), 'parsed', 'Bread ' || n, 'https://kitchen.example/' || n, 'https://kitchen.example/' || n, true,
        '{}', now() - n * interval '1 minute', now() FROM generate_series(1, 1010) AS n`;
    const newest = (from: number) => Array.from({ length: 20 }, (_, i) => `Bread ${from + i}`);
    const many = (await find("page=3&page_size=20")).body;
    expect(many.total_count).toBe(1000);
    expect(many.items.map(({ title }) => title)).toEqual(newest(41));
    await db.$executeRaw`DELETE FROM recipes WHERE title ~ '[1-9]$'`;
    const few = (await find("page=1&page_size=20")).body;
    expect(few.total_count).toBe(101);
    expect(few.items.map(({ title }) => title).slice(0, 3)).toEqual(["Bread 10", "Bread 20", "Bread 30"]);
  });

  it("repeats and loses no recipe on the next page when a lower-ranked one is added in between", async () => {
    for (let i = 0; i < 12; i++) await write(`Bean stew ${i}`, ["beans"]);
    const before = (await find("q=bean&page=1&page_size=10")).body.items.map(({ id }) => id);
    await write("Toast", ["beans"]);
    const after = (await find("q=bean&page=2&page_size=10")).body.items.map(({ id }) => id);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(after).toHaveLength(3);
  });

  it("shows a private recipe to nobody but its owner", async () => {
    await write("Secret pickle", ["cucumber"], { is_public: false });
    const stranger = await createSignedInPerson();
    for (const address of ["q=pickle", "ingredients=cucumber", "q=pickel", ""]) {
      expect(await titles(address)).toEqual([]);
      expect(await titles(address, stranger)).toEqual([]);
    }
    expect(await titles("q=pickle", cook)).toEqual(["Secret pickle"]);
    expect((await find("q=pickel", stranger)).body.corrected_q).toBeNull();
  });

  it.each([
    ["page=0", "page"],
    ["page_size=101", "page_size"],
    ["page_size=0", "page_size"],
    ["match=some", "match"],
    [`q=${"x".repeat(201)}`, "q"],
    [Array.from({ length: 21 }, (_, i) => `ingredients=${i}`).join("&"), "ingredients"],
  ])("refuses %s", async (address, field) => {
    const answer = await find(address);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  it.each(["q=%27%3B--", "q=%22", "q=!%26|", "q=()", "q=%F0%9F%8D%9D", "q=%5C", "exclude=%25", "q=the"])(
    "is not affected by %s",
    async (address) => {
      await write("Tomato soup", ["tomatoes"]);
      expect((await find(address)).status).toBe(200);
    },
  );
});

describe("the filter for what fits the reader", () => {
  const fitting = async (who: SignedInPerson, address = "fits_me=true") => (await find(address, who)).body;

  beforeEach(async () => {
    await write("Satay", ["peanut butter", "rice"]);
    await write("Secret stew", ["carrots", "blorptang powder"]);
    await write("Carrot soup", ["carrots", "water"]);
  });

  it("shows only what is known to fit, and how many recipes it hides", async () => {
    const peanut = await db.ingredient.findFirstOrThrow({ where: { slug: "peanut" } });
    const data = { userId: cook.id, ingredientId: peanut.id, preferenceType: "allergy" as const, createdAt: now() };
    await db.ingredientPreference.create({ data });
    const body = await fitting(cook);
    expect(body.items.map(({ title }) => title)).toEqual(["Carrot soup"]);
    expect(body.hidden_count).toBe(2);
    expect((await fitting(cook, "fits_me=true&q=rice")).items).toEqual([]);
    const list = await call<RecipePageWire>(listRecipes, { path: "/api/recipes?fits_me=true", token: cook.token });
    expect(list.body.items.map(({ title }) => title)).toEqual(["Carrot soup"]);
    expect(list.body).toMatchObject({ hidden_count: 2, total_pages: 1 });
  });

  it("calls no recipe fitting that an older engine judged, and keeps it until it is read again", async () => {
    await db.userDiet.create({ data: { userId: cook.id, diet: "vegan", slot: 1 } });
    expect((await fitting(cook)).items.map(({ title }) => title)).toContain("Carrot soup");
    await db.recipe.updateMany({ data: { engineVersion: "0.9.0-000000000000" } });
    const { items } = await fitting(cook);
    expect(items.map(({ title }) => title)).toContain("Carrot soup");
    expect(items.map(({ fit }) => fit?.state)).not.toContain("match");
  });

  it("must be requested by name, and is not for visitors (401)", async () => {
    expect((await find("fits_me=true")).status).toBe(401);
    expect((await call(listRecipes, { path: "/api/recipes?fits_me=1" })).status).toBe(401);
  });
});

describe("the number of public recipes", () => {
  const count = async () => {
    const [row] = await db.$queryRaw<{ kept: number; real: number }[]>`
      SELECT (SELECT coalesce(sum(change), 0)::int FROM public_recipe_changes) AS kept,
        (SELECT count(*)::int FROM recipes WHERE is_public) AS real`;
    return row;
  };

  it("is kept exactly, also while recipes change concurrently", async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, i) => write(`Soup ${i}`, ["water"], { is_public: i % 2 === 0 })),
    );
    expect(await count()).toEqual({ kept: 10, real: 10 });
    await db.recipe.updateMany({ where: { id: { in: ids.slice(0, 6) } }, data: { isPublic: true } });
    await db.recipe.deleteMany({ where: { id: { in: ids.slice(4, 9) } } });
    expect(await count()).toEqual({ kept: 9, real: 9 });
    await db.$executeRaw`UPDATE recipes SET is_public = NOT is_public`;
    const changed = await count();
    expect(changed?.kept).toBe(changed?.real);
    await db.$executeRaw`TRUNCATE recipes CASCADE`;
    expect(await count()).toEqual({ kept: 0, real: 0 });
  });
});
