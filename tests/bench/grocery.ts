import type { GroceryListWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import type { SignedInPerson } from "../factories/people";
import { measured, report, type Times, times } from "./measured";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- grocery`: measures the handlers that a person waits for, with a list of 500 items from 60 recipes, on
 * its own PostgreSQL. Aims: add-recipe under 60 ms, the list under 40 ms.
 */
const RECIPES = 60;
const LINES = 9;
const CALLS = 100;
const UNITS = ["g", "ml", "cups", "tbsp", "", "tins"];

async function bench(): Promise<void> {
  const { db, closeDatabase } = await import("@/server/db/client");
  const { createSignedInPerson } = await import("../factories/people");
  const { createRecipeOf } = await import("../factories/recipes");
  const person = await createSignedInPerson();
  await db.userDiet.create({ data: { userId: person.id, diet: "nut_free", slot: 1 } });
  const foods = await db.ingredient.findMany({ orderBy: { name: "asc" }, select: { name: true } });
  const every = Math.max(1, Math.floor(foods.length / (RECIPES * LINES)));
  const names = foods.filter((_, index) => index % every === 0).map(({ name }) => name);
  const recipes = [];
  for (let i = 0; i < RECIPES; i++) {
    const lines = Array.from({ length: LINES }, (_, j) => {
      const unit = UNITS[(i + j) % UNITS.length] ?? "";
      return `${i + j + 1} ${unit} ${names[(i * LINES + j) % names.length]}`;
    });
    recipes.push((await createRecipeOf(person.id, [...lines, "1 tsp salt"], { title: `Recipe ${i}` })).id);
  }
  await measure(person, recipes);
  await closeDatabase();
}

async function measure(person: SignedInPerson, recipes: readonly string[]): Promise<void> {
  const { call } = await import("../support/request");
  const { POST: createList } = await import("@/app/grocery-lists/route");
  const { GET: getList } = await import("@/app/grocery-lists/[id]/route");
  const { POST: addRecipe } = await import("@/app/grocery-lists/[id]/add-recipe/route");
  const { POST: removeRecipe } = await import("@/app/grocery-lists/[id]/remove-recipe/route");
  const { POST: sendChanges } = await import("@/app/grocery-lists/[id]/changes/route");
  const { GET: judgeList } = await import("@/app/grocery-lists/[id]/judgement/route");
  const { GET: summarize } = await import("@/app/grocery-lists/summary/route");
  const { token } = person;
  const list = (await call<GroceryListWire>(createList, { token, body: { name: "Bench" } })).body;
  const at = { token, params: { id: list.id } };

  const timed = <T>(into: Times, work: () => Promise<{ status: number; body: T }>) => measured(into, work);
  const growing = times();
  for (const recipe_id of recipes) await timed(growing, () => call(addRecipe, { ...at, body: { recipe_id } }));
  const full = (await call<GroceryListWire>(getList, at)).body;
  console.log(`${full.items.length} items from ${full.recipes.length} recipes`);
  report("add-recipe, list growing", growing, 60);

  const [addition, removing, reading, ticking, judging, summing] = [
    times(),
    times(),
    times(),
    times(),
    times(),
    times(),
  ];
  for (let i = 0; i < CALLS; i++) {
    const body = { recipe_id: recipes[i % recipes.length], servings: 2 + (i % 7) };
    const added = await timed(addition, () => call<RecipeAddedWire>(addRecipe, { ...at, body }));
    const item = added.items[i % added.items.length]?.id;
    const changes = [{ type: "check", item_id: item, is_checked: i % 2 === 0, at: new Date().toISOString() }];
    await timed(reading, () => call(getList, at));
    await timed(ticking, () => call(sendChanges, { ...at, body: { changes } }));
    await timed(summing, () => call(summarize, { token }));
    const taken = { adding_id: added.adding_id };
    await timed(removing, () => call(removeRecipe, { ...at, body: taken }));
  }
  for (let i = 0; i < 10; i++) await timed(judging, () => call(judgeList, at));
  report("add-recipe, list full", addition, 60);
  report("list", reading, 40);
  report("one tick", ticking);
  report("remove-recipe", removing);
  report("summary", summing);
  report("judgement", judging);
}

await onOwnDatabase("grocery", bench);
