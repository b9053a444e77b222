import { type Caller, DINER } from "./calls";

export type Send = (caller: Caller, address: string, body: object) => Promise<unknown>;
type Ask = (caller: Caller, address: string) => Promise<unknown>;
type Row = { id: string };

/**
 * What the demo data lacks, so that calls about it have something to answer: a list with two lines, a household, a
 * variant, a planned dish and a visit that lasts. Rows that are there already stay as they are.
 */
export async function prepare(ask: Ask, send: Send, today: { day: string; week: string }): Promise<void> {
  if (((await ask("diner", "/grocery-lists")) as Row[]).length === 0) {
    const { id } = (await send("diner", "/grocery-lists", { name: "Saturday" })) as Row;
    for (const name of ["2 onions", "milk"]) await send("diner", `/grocery-lists/${id}/items`, { name });
  }
  if (((await ask("diner", "/api/households")) as Row[]).length === 0) {
    await send("diner", "/api/households", { name: "Elm Street" });
  }
  const { items: recipes } = (await ask("visitor", "/api/recipes/search?q=soup")) as { items: Row[] };
  const recipe = recipes[0]?.id;
  if (!recipe) throw new Error("The demo data has no soup.");
  const plan = (await ask("diner", `/api/meal-plan?week=${today.week}`)) as { entries: unknown[] };
  if (plan.entries.length === 0) {
    await send("diner", "/api/meal-plan/entries", { day: today.day, meal: "dinner", recipe_id: recipe });
  }
  if (((await ask("diner", `/recipe-variants/user/${DINER}`)) as Row[]).length === 0) {
    await send("diner", `/recipe-variants/create-from-recipe/${recipe}`, { title: "Soup for Saturday" });
  }
  const { items: venues } = (await ask("host", "/api/venues")) as { items: Row[] };
  await send("diner", "/api/visits", { venue_id: venues[0]?.id });
}
