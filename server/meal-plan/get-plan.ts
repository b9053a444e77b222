import { daysOf } from "@/lib/meal-plan/week";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import { db, type Transaction } from "@/server/db/client";
import { judgeForTable } from "@/server/household/judge-table";
import { ownTable } from "@/server/household/others-at-table";
import { withFits } from "@/server/recipes/judge-cards";
import { loadOwnInOrder } from "@/server/recipes/search/load-in-order";
import { ownedBy } from "./access";
import { type EntryRow, entrySelect, toDate, toEntryWire, toPlanRecipe } from "./wire";

type Caller = { userId: string };

/** A week of the caller's plan: its entries in the order of the days, and how each recipe fits the caller. */
export async function getPlan(caller: Caller, week: string): Promise<PlanWire> {
  const rows = await listEntries(caller, daysOf(week));
  const ids = [...new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))];
  const loaded = await loadOwnInOrder(caller, ids);
  const [recipes, table] = await Promise.all([
    withFits(caller, loaded),
    judgeForTable(caller, loaded, await ownTable(caller)),
  ]);
  return {
    week,
    entries: rows.map(toEntryWire),
    recipes: recipes.map((recipe) => ({ ...toPlanRecipe(recipe), table: table.get(recipe.id) ?? [] })),
  };
}

export const listEntries = (caller: Caller, days: readonly string[], source: Transaction = db): Promise<EntryRow[]> =>
  source.mealEntry.findMany({
    where: { ...ownedBy(caller), day: { in: days.map(toDate) } },
    orderBy: [{ day: "asc" }, { meal: "asc" }, { position: "asc" }, { id: "asc" }],
    select: entrySelect,
  });
