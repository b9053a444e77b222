import { DAY_MS } from "@/lib/durations";
import { SOON_DAYS } from "@/lib/grocery/limits";
import type { PantryRecipesQuery, PantryRecipesWire } from "@/lib/schemas/pantry";
import { recipeSearchQuery } from "@/lib/schemas/recipe-search";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { foodsUsedBy } from "@/server/recipes/search/at-hand";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import { dateOf, dayOf, homeFor } from "./pantry";

/** The most foods that are looked for: those that end first, then those that came home last. */
const MOST_COUNTED = 100;

/**
 * Recipes for what is at home: first those that use what is to be used soon, then those that lack the fewest foods. A
 * food past its printed day is not looked for, because nobody here knows whether it is still good. Errors: 404 for a
 * household that the caller is not a member of.
 */
export async function cookFromPantry(userId: string, query: PantryRecipesQuery): Promise<PantryRecipesWire> {
  const { household_id: householdId, today: day, ...search } = query;
  const today = dateOf(day ?? dayOf(now()));
  const there = { ...(await homeFor(userId, householdId ?? null)), isThere: true };
  const [past, items] = await Promise.all([
    db.pantryItem.findMany({ where: { ...there, goodUntil: { lt: today } }, select: { name: true }, orderBy: byDay }),
    db.pantryItem.findMany({
      where: { ...there, OR: [{ goodUntil: null }, { goodUntil: { gte: today } }] },
      orderBy: [{ goodUntil: { sort: "asc", nulls: "last" } }, { changedAt: "desc" }, { id: "asc" }],
      select: { name: true, goodUntil: true },
      take: MOST_COUNTED,
    }),
  ]);
  const namesOfPast = past.map(({ name }) => name);
  if (items.length === 0) return { ...nothing(query), past: namesOfPast };
  const until = new Date(today.getTime() + SOON_DAYS * DAY_MS);
  const soon = items.flatMap(({ name, goodUntil }) => (goodUntil && goodUntil <= until ? [name] : []));
  const have = items.map(({ name }) => name);
  const found = await searchRecipes(
    { userId },
    { ...recipeSearchQuery.parse({ sort: "fewest_missing" }), ...search, have },
    { useFirst: soon },
  );
  const uses = await foodsUsedBy(
    found.items.map(({ id }) => id),
    soon,
  );
  const { total_count, page, page_size, total_pages, hidden_count, earlier_readings, people } = found;
  return {
    ...{ total_count, page, page_size, total_pages, hidden_count, earlier_readings },
    items: found.items.map((recipe) => ({ ...recipe, uses_soon: uses.get(recipe.id) ?? [] })),
    ...(people ? { people } : {}),
    counted: have.length,
    past: namesOfPast,
  };
}

const byDay = [{ goodUntil: "asc" as const }, { id: "asc" as const }];

const nothing = ({ page, page_size }: PantryRecipesQuery) => ({
  ...{ items: [], total_count: 0, page, page_size, total_pages: 0, hidden_count: null, earlier_readings: 0 },
  counted: 0,
});
