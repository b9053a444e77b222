import { beforeEach, describe, expect, it } from "vitest";
import { GET as listNews } from "@/app/api/cookbook/news/route";
import { DELETE as readNews } from "@/app/api/cookbook/recipes/[id]/news/route";
import { POST as addMeal } from "@/app/api/meal-plan/entries/route";
import { PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { speechIn } from "@/components/recipes/verdict-words";
import { sayIn } from "@/lib/i18n/area";
import type { VerdictNewsWire } from "@/lib/schemas/cookbook";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { translationOf } from "@/messages/translations";
import { checkVerdicts } from "@/server/cookbook/verdicts/check-verdicts";
import { db } from "@/server/db/client";
import { saveRecipe } from "@/server/recipes/save-recipe";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { analyseAndStore, createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

const german = speechIn(
  sayIn(verdicts, "de", translationOf("de", "verdicts")),
  sayIn(terms, "de", translationOf("de", "terms")),
);

let cook: SignedInPerson;
let keeper: SignedInPerson;
let stew: string;

const newsOf = async (who: SignedInPerson) => (await call<VerdictNewsWire[]>(listNews, { token: who.token })).body;
const read = (who: SignedInPerson, id = stew) => call(readNews, { method: "DELETE", token: who.token, params: { id } });
const diets = (who: SignedInPerson, keys: string[]) => call(setDiets, { token: who.token, body: { dietary: keys } });

/** The cook changes the ingredients of a recipe. */
async function cookWith(lines: string[], id = stew): Promise<void> {
  const body = {
    title: "Stew",
    is_public: true,
    ingredients: lines.map((name, index) => ({ name, order: index + 1 })),
    instructions: [{ text: "Cook.", order: 1 }],
  };
  const { status } = await call(updateRecipe, { method: "PUT", token: cook.token, params: { id }, body });
  expect(status).toBe(200);
}

beforeEach(async () => {
  [cook, keeper] = [await createSignedInPerson(), await createSignedInPerson()];
  expect((await diets(keeper, ["vegan"])).status).toBeLessThan(300);
  stew = (await createRecipeOf(cook.id, ["2 leeks", "salt", "500 g potatoes"], { title: "Stew", isPublic: true })).id;
  await analyseAndStore([stew]);
  await saveRecipe({ userId: keeper.id }, stew);
  await checkVerdicts();
});

describe("a saved recipe whose verdict changes", () => {
  it("gives its readers a notice with both verdicts and the reason, until they read it", async () => {
    expect(await newsOf(keeper)).toEqual([]);
    await cookWith(["2 leeks", "salt", "500 g potatoes", "100 g bacon"]);
    await checkVerdicts();
    expect(await newsOf(keeper)).toEqual([
      {
        recipe_id: stew,
        title: "Stew",
        before: "match",
        after: expect.stringMatching(/^(conflict|adaptable)$/),
        reason: expect.stringContaining("acon"),
        gravest: expect.objectContaining({ kind: "conflict", text: expect.stringContaining("acon") }),
        changed_at: expect.any(String),
      },
    ]);
    const [{ gravest } = {}] = await newsOf(keeper);
    expect(gravest && german?.reason(gravest)).toMatch(/acon.*passt nicht.*[Vv]egan/);
    expect(await newsOf(cook)).toEqual([]);
    expect((await read(cook)).status).toBe(404);
    expect((await read(keeper)).status).toBe(204);
    expect(await newsOf(keeper)).toEqual([]);
    expect((await read(keeper)).status).toBe(404);
    await checkVerdicts();
    expect(await newsOf(keeper)).toEqual([]);
    await cookWith(["2 leeks", "salt", "500 g potatoes"]);
    await checkVerdicts();
    expect(await newsOf(keeper)).toMatchObject([
      { before: expect.stringMatching(/^(conflict|adaptable)$/), after: "match" },
    ]);
  });

  it("gives no notice when the verdict returns, nor when readers change their own settings", async () => {
    await cookWith(["2 leeks", "100 g bacon"]);
    await checkVerdicts();
    await cookWith(["2 leeks"]);
    await checkVerdicts();
    expect(await newsOf(keeper)).toEqual([]);
    await diets(keeper, ["vegan", "low_fodmap"]);
    await checkVerdicts();
    expect(await newsOf(keeper)).toEqual([]);
  });

  it("gives a notice after a newer engine, too, but not while it is unjudged", async () => {
    await db.$executeRaw`UPDATE kept_verdicts SET told_state = 'conflict', state = 'conflict'`;
    await db.$executeRaw`UPDATE recipes SET engine_version = 'older' WHERE id = ${stew}::uuid`;
    await checkVerdicts();
    expect(await newsOf(keeper)).toEqual([]);
    await analyseAndStore([stew]);
    await checkVerdicts();
    expect(await newsOf(keeper)).toMatchObject([{ before: "conflict", after: "match", reason: null }]);
    expect(await db.keptVerdict.count({ where: { due: { gt: 0 } } })).toBe(0);
  });

  it("gives a notice to somebody who only planned it, and to nobody who may no longer read it", async () => {
    const planner = await createSignedInPerson();
    await diets(planner, ["vegan"]);
    const body = { recipe_id: stew, day: "2026-11-25", meal: "dinner" };
    expect((await call(addMeal, { token: planner.token, body })).status).toBe(201);
    await checkVerdicts();
    await cookWith(["2 leeks", "100 g bacon"]);
    await checkVerdicts();
    expect(await newsOf(planner)).toHaveLength(1);
    await db.recipe.update({ where: { id: stew }, data: { isPublic: false } });
    expect(await newsOf(planner)).toEqual([]);
  });
});
