import { daysOf, type WeekStart } from "@/lib/meal-plan/week";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { db, type Transaction } from "@/server/db/client";
import { withFits } from "@/server/recipes/judge-cards";
import { loadOwnInOrder } from "@/server/recipes/search/load-in-order";
import { readTable } from "@/server/recipes/table/read-table";
import { inPlan, type Plan } from "./access";
import { readNutrition } from "./read-nutrition";
import { type EntryRow, entrySelect, toClosedRecipe, toDate, toEntryWire, toPlanRecipe } from "./wire";

/**
 * A week of a plan: its entries by day, and how each recipe fits the caller and everybody else at the table. A
 * member's private recipe is judged for the table even though they may not open it, because they will eat it.
 */
export async function getPlan(plan: Plan, week: string, starts: WeekStart): Promise<PlanWire> {
  const { userId, householdId } = plan;
  const rows = await listEntries(plan, daysOf(week, starts));
  const [household, table] = await Promise.all([
    householdId === null
      ? null
      : db.household.findUnique({ where: { id: householdId }, select: { id: true, name: true } }),
    readTable({ userId }, { householdId }),
  ]);
  const { open, closed } = await loadRecipes(plan, rows);
  const all = [...open, ...closed];
  const [recipes, nutrition] = await Promise.all([
    withFits({ userId }, all, { table, who: userId }),
    readNutrition(all.map(({ id }) => id)),
  ]);
  return {
    week,
    starts,
    ...(household ? { household } : {}),
    entries: rows.map((row) => toEntryWire(plan, row)),
    recipes: recipes.map((recipe, index) => ({
      ...(index < open.length ? toPlanRecipe(recipe) : toClosedRecipe(recipe)),
      ...(nutrition.has(recipe.id) ? { nutrition: nutrition.get(recipe.id) } : {}),
    })),
  };
}

/** The recipes that the caller may read, and those that only the member who planned them may read. */
async function loadRecipes({ userId, householdId }: Plan, rows: readonly EntryRow[]) {
  const open = await loadOwnInOrder({ userId }, [...new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))]);
  const closed: RecipeWire[] = [];
  if (householdId === null) return { open, closed };
  const known = new Set(open.map(({ id }) => id));
  const left = rows.filter(({ recipeId }) => recipeId !== null && !known.has(recipeId));
  for (const ownerId of new Set(left.map((row) => row.ownerId))) {
    const ids = new Set(left.flatMap((row) => (row.ownerId === ownerId && row.recipeId ? [row.recipeId] : [])));
    const found = await loadOwnInOrder(
      { userId: ownerId },
      [...ids].filter((id) => !known.has(id)),
    );
    for (const recipe of found) known.add(recipe.id);
    closed.push(...found);
  }
  return { open, closed };
}

export const listEntries = (plan: Plan, days: readonly string[], source: Transaction = db): Promise<EntryRow[]> =>
  source.mealEntry.findMany({
    where: { ...inPlan(plan), day: { in: days.map(toDate) } },
    orderBy: [{ day: "asc" }, { meal: "asc" }, { position: "asc" }, { id: "asc" }],
    select: entrySelect,
  });
