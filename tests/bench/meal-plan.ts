import { MEALS } from "@/lib/meal-plan/meals";
import { daysOf } from "@/lib/meal-plan/week";
import type { PlanEntryWire, PlanToListWire } from "@/lib/schemas/meal-plan";
import type { SignedInPerson } from "../factories/people";
import { measured, report, times } from "./measured";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- meal-plan`: measures the handlers of a plan of a month: five weeks with 28 meals each, of 60 recipes,
 * for a household of four, each with an allergy, on its own PostgreSQL. "month" is all five weeks, one after the other.
 * Aims: a week under 100 ms, everything that changes one entry under 60 ms.
 */
const RECIPES = 60;
const LINES = 9;
const CALLS = 30;
const WEEKS = ["2026-W49", "2026-W50", "2026-W51", "2026-W52", "2026-W53"];
const ALLERGIES = ["peanut", "milk", "wheat", "egg"];

async function bench(): Promise<void> {
  const { db, closeDatabase } = await import("@/server/db/client");
  const { createSignedInPerson } = await import("../factories/people");
  const { createRecipeOf } = await import("../factories/recipes");
  const { createAllergy, createHousehold } = await import("../factories/households");
  const people: SignedInPerson[] = [];
  for (const allergy of ALLERGIES) {
    const person = await createSignedInPerson();
    await createAllergy(person.id, allergy);
    people.push(person);
  }
  const [keeper] = people;
  if (!keeper) throw new Error("nobody lives there");
  const { id: household } = await createHousehold(people);
  const foods = await db.ingredient.findMany({ orderBy: { name: "asc" }, select: { name: true } });
  const every = Math.max(1, Math.floor(foods.length / (RECIPES * LINES)));
  const names = foods.filter((_, index) => index % every === 0).map(({ name }) => name);
  const recipes: string[] = [];
  for (let i = 0; i < RECIPES; i++) {
    const lines = Array.from({ length: LINES }, (_, j) => `${i + j + 1} g ${names[(i * LINES + j) % names.length]}`);
    const created = await createRecipeOf(keeper.id, lines, { title: `Dish ${i}`, isPublic: true });
    recipes.push(created.id);
  }
  await measure(keeper, household, recipes);
  await closeDatabase();
}

async function measure({ token }: SignedInPerson, household_id: string, recipes: readonly string[]): Promise<void> {
  const { call } = await import("../support/request");
  const { GET: getPlan } = await import("@/app/api/meal-plan/route");
  const { POST: addEntry } = await import("@/app/api/meal-plan/entries/route");
  const { PATCH: changeEntry } = await import("@/app/api/meal-plan/entries/[id]/route");
  const { POST: copyWeek } = await import("@/app/api/meal-plan/copy/route");
  const { POST: putOnList } = await import("@/app/api/meal-plan/grocery-list/route");

  const [adding, moving, reading, month, copying, shopping] = [times(), times(), times(), times(), times(), times()];
  const entries: PlanEntryWire[] = [];
  for (const week of WEEKS) {
    for (const day of daysOf(week)) {
      for (const meal of MEALS) {
        const body = { day, meal, recipe_id: recipes[entries.length % recipes.length], household_id };
        entries.push(await measured(adding, () => call<PlanEntryWire>(addEntry, { token, body })));
      }
    }
  }
  console.log(
    `${entries.length} meals in ${WEEKS.length} weeks, ${recipes.length} recipes, ${ALLERGIES.length} people`,
  );
  const read = (week: string) => call(getPlan, { token, query: { week, household_id } });
  const readMonth = async () => {
    for (const week of WEEKS) await read(week);
    return { status: 200, body: null };
  };
  for (let i = 0; i < CALLS; i++) {
    const entry = entries[(i * 7) % entries.length];
    const day = daysOf(WEEKS[i % WEEKS.length] ?? "")[i % 7];
    const params = { id: entry?.id ?? "" };
    await measured(moving, () => call(changeEntry, { token, method: "PATCH", params, body: { day, index: 0 } }));
    await measured(reading, () => read(WEEKS[i % WEEKS.length] ?? ""));
    await measured(month, readMonth);
  }
  for (const [i, week] of WEEKS.entries()) {
    const to = `2027-W${String(i + 1).padStart(2, "0")}`;
    await measured(copying, () => call(copyWeek, { token, body: { from: week, to, household_id } }));
  }
  const list: { id: string | null } = { id: null };
  for (const week of WEEKS) {
    const body = { week, household_id, list_id: list.id, servings_for: "all" };
    const put = await measured(shopping, () => call<PlanToListWire>(putOnList, { token, body }));
    list.id = put.list_id;
  }
  report("add a meal", adding, 60);
  report("move a meal", moving, 60);
  report("a week", reading, 100);
  report("the month", month);
  report("copy a week", copying);
  report("a week onto the list", shopping);
}

await onOwnDatabase("meal-plan", bench);
