import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe, GET as listRecipes } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire, RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { countStaleRecipes, reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { findFittingAll } from "@/server/recipes/search/fits-all";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const EARLIER = "0.9.0-000000000000";
let diner: SignedInPerson;

async function write(title: string, lines: string[]): Promise<string> {
  const body = {
    title,
    is_public: true,
    ingredients: lines.map((name) => ({ name })),
    instructions: [{ text: "Cook." }],
  };
  const { status, body: recipe } = await call<RecipeDetailWire>(createRecipe, { token: diner.token, body });
  expect(status).toBe(201);
  return recipe.id;
}

/** As an engine left it that took the recipe for fit for everybody. */
const readEarlier = (...ids: string[]) =>
  db.recipe.updateMany({
    where: { id: { in: ids } },
    data: {
      engineVersion: EARLIER,
      hasUnknown: false,
      hasUndisclosed: false,
      conceptKeys: [],
      firmKeys: [],
      namedOnly: [],
    },
  });

/** The first lines that an engine reads may take longer than anybody waits; they are then read without haste. */
async function readAll(): Promise<void> {
  for (let tries = 0; tries < 5 && (await countStaleRecipes()) > 0; tries++) await reanalyseRecipes();
  expect(await countStaleRecipes()).toBe(0);
}

const find = async (address: string, who: SignedInPerson | null = diner): Promise<RecipeSearchWire> => {
  const path = `/api/recipes/search?${address}`;
  return (await call<RecipeSearchWire>(search, { path, ...(who ? { token: who.token } : {}) })).body;
};
const titles = ({ items }: Pick<RecipeSearchWire, "items">) => items.map(({ title }) => title).sort();

beforeEach(async () => {
  await db.recipe.deleteMany();
  diner = await createSignedInPerson();
  const peanut = { ingredient: { connect: { slug: "peanut" } }, preferenceType: "allergy" as const };
  await db.ingredientPreference.create({ data: { user: { connect: { id: diner.id } }, ...peanut } });
});

describe("a recipe that an earlier engine read", () => {
  it.each([
    "fit=standard",
    "fit=strict",
    "fits_me=true",
    "fit=standard&sort=fit",
    "fit=strict&sort=fit",
    "exclude=peanut",
  ])("stays in a search for what fits (%s), and is not said to fit", async (address) => {
    const ids = [await write("Rice with peas", ["rice", "peas"]), await write("Leek soup", ["leeks", "water"])];
    await readAll();
    const before = await find(address);
    await readEarlier(...ids);
    const after = await find(address);
    expect(titles(after)).toEqual(titles(before));
    expect(after).toMatchObject({ earlier_readings: 2, total_count: before.total_count });
    for (const { fit, is_earlier_reading, dietary_info, allergens } of after.items) {
      expect(fit).toMatchObject({ state: "unknown", reason: "It is being read again." });
      expect({ is_earlier_reading, dietary_info, allergens }).toEqual({ is_earlier_reading: true, dietary_info: {} });
    }
  });

  it("comes after what the current engine knows to fit, in the order by fit", async () => {
    await readEarlier(await write("Leek soup", ["leeks"]));
    await write("Rice", ["rice"]);
    await readEarlier(await write("Pea soup", ["peas"]));
    const { items } = await find("fit=standard&sort=fit");
    expect(items.map(({ title }) => title)).toEqual(["Rice", "Pea soup", "Leek soup"]);
    expect(items.map(({ fit }) => fit?.state)).toEqual(["match", "unknown", "unknown"]);
  });

  it("is left out at once when the current engine finds something against its lines", async () => {
    const satay = await write("Satay", ["chicken", "peanut butter"]);
    await write("Rice", ["rice"]);
    await readEarlier(satay);
    const found = await find("fit=standard");
    expect(titles(found)).toEqual(["Rice"]);
    expect(found.earlier_readings).toBe(1);
    const path = "/api/recipes?fit=standard";
    expect(titles((await call<RecipePageWire>(listRecipes, { path, token: diner.token })).body)).toEqual(["Rice"]);
    const all = await find("sort=newest");
    expect(all.items.find(({ id }) => id === satay)?.fit?.state).toBe("conflict");
  });

  it("is judged by the card as it is now, never by what the card said when it was read", async () => {
    const rice = await write("Rice with milk", ["rice", "milk"]);
    await readEarlier(rice);
    expect(titles(await find("fit=standard"))).toEqual(["Rice with milk"]);
    const milk = { ingredient: { connect: { slug: "dairy" } }, preferenceType: "allergy" as const };
    await db.ingredientPreference.create({ data: { user: { connect: { id: diner.id } }, ...milk } });
    expect(titles(await find("fit=standard"))).toEqual([]);
    const { body } = await call<RecipeDetailWire>(getRecipe, { params: { id: rice }, token: diner.token });
    expect(body.judgement?.fit.state).not.toBe("match");
  });

  it("is not said to fit on its own page either", async () => {
    const id = await write("Rice with peas", ["rice", "peas"]);
    const read = async () => (await call<RecipeDetailWire>(getRecipe, { params: { id }, token: diner.token })).body;
    expect((await read()).judgement?.fit.state).toBe("match");
    await readEarlier(id);
    expect(await read()).toMatchObject({ is_earlier_reading: true, judgement: { fit: { state: "unknown" } } });
  });

  it("that was taken back, because its lines or a food changed, is in no search for what fits", async () => {
    const id = await write("Rice", ["rice"]);
    await readEarlier(id);
    await db.recipeIngredient.updateMany({ where: { recipeId: id }, data: { name: "rice and more" } });
    expect(await find("fit=standard")).toMatchObject({ items: [], earlier_readings: 0 });
  });

  it("is not offered to a table, where nobody sees a mark", async () => {
    const id = await write("Rice", ["rice"]);
    const settings = [{ type: "ingredient" as const, key: "peanut", preference: "allergy" as const }];
    expect(loadKnowledge().concepts.length).toBeGreaterThan(0);
    expect(await findFittingAll(settings, "", 10)).toHaveLength(1);
    await readEarlier(id);
    expect(await findFittingAll(settings, "", 10)).toHaveLength(0);
  });

  it("is read before all others as soon as somebody looks at it", async () => {
    const many = [];
    for (let i = 0; i < 52; i++) many.push(await write(`Rice ${i}`, ["rice"]));
    await readEarlier(...many);
    const seen = (await find("fit=standard&sort=newest&page_size=10&page=3")).items.map(({ id }) => id);
    expect(seen.length).toBeGreaterThan(0);
    const stop = new AbortController();
    await reanalyseRecipes({ signal: stop.signal, onProgress: () => stop.abort() });
    const judged = await db.recipe.findMany({ where: { engineVersion: analysisVersion() }, select: { id: true } });
    expect(judged.map(({ id }) => id).sort()).toEqual([...seen].sort());
    await reanalyseRecipes();
    expect((await find("fit=standard")).earlier_readings).toBe(0);
  });
});
