import type { PlanEntryWire, PlanRecipeWire, TableFitWire } from "@/lib/schemas/meal-plan";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";
import { memberNameSelect, nameOf } from "@/server/household/wire";
import type { Caller } from "./access";

export const entrySelect = {
  id: true,
  day: true,
  meal: true,
  position: true,
  recipeId: true,
  isNote: true,
  title: true,
  servings: true,
  updatedAt: true,
  ownerId: true,
  householdId: true,
  changedBy: { select: { id: true, ...memberNameSelect } },
  /** Selected to recognise variants, which grocery lists refer to by a field of their own. */
  recipe: { select: { baseRecipeTitle: true } },
} as const satisfies Prisma.MealEntrySelect;

export type EntryRow = Prisma.MealEntryGetPayload<{ select: typeof entrySelect }>;

/** Days are stored without a time zone, and are read as midnight UTC. */
export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

export const toEntryWire = (caller: Caller, row: EntryRow): PlanEntryWire => ({
  id: row.id,
  day: toDay(row.day),
  meal: row.meal,
  position: row.position,
  recipe_id: row.recipeId,
  is_note: row.isNote,
  title: row.title,
  servings: row.servings?.toNumber() ?? null,
  updated_at: row.updatedAt.toISOString(),
  ...(row.changedBy ? { changed_by: { name: nameOf(row.changedBy), is_me: row.changedBy.id === caller.userId } } : {}),
});

/** A member's private recipe for a reader who may not open it: its title and how it fits each person. */
export const toClosedRecipe = (recipe: RecipeWire): PlanRecipeWire => ({
  ...toPlanRecipe(recipe),
  image: null,
  photos: [],
  is_closed: true,
});

export const toPlanRecipe = (recipe: RecipeWire): PlanRecipeWire => ({
  id: recipe.id,
  title: recipe.title,
  image: recipe.image,
  photos: recipe.photos,
  servings: recipe.servings,
  prep_time: recipe.prep_time,
  cook_time: recipe.cook_time,
  is_variant: recipe.type === "variant",
  ...(recipe.fit ? { fit: recipe.fit } : {}),
  table: othersIn(recipe.fit),
});

/** The people other than the reader for whom the recipe was checked. */
const othersIn = (fit: RecipeWire["fit"]): TableFitWire[] =>
  (fit?.people ?? []).flatMap(({ person_id, name, state, against }) =>
    name === null || state === null ? [] : [{ person_id, name, state, because: against?.because ?? [] }],
  );
