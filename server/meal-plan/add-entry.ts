import { invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { MAX_WEEK_ENTRIES } from "@/lib/meal-plan/meals";
import { daysOf, weekOf } from "@/lib/meal-plan/week";
import type { NewPlanEntry, PlanEntryWire } from "@/lib/schemas/meal-plan";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { ownedVariants, readableBy } from "@/server/recipes/access";
import { type Caller, changedIn, entryNotFound, inPlan, lockPlan, openPlan, ownedIn, type Plan } from "./access";
import { entrySelect, toDate, toEntryWire } from "./wire";

/**
 * Appends a recipe or a note to a meal. A repeated `id` adds nothing and returns the existing entry. Errors: 404 for a
 * recipe that the person may not read and for another person's id, 422 for a full week.
 */
export async function addEntry(caller: Caller, body: NewPlanEntry): Promise<PlanEntryWire> {
  const id = body.id ?? uuid7();
  const thing = body.recipe_id ? await readRecipe(caller, body.recipe_id) : null;
  const plan = await openPlan(caller, body.household_id);
  return db.$transaction(async (tx) => {
    await lockPlan(tx, plan);
    const existing = await tx.mealEntry.findUnique({ where: { id }, select: entrySelect });
    if (existing) {
      const isOfPlan =
        existing.householdId === plan.householdId && (plan.householdId !== null || existing.ownerId === plan.userId);
      if (!isOfPlan) throw entryNotFound();
      return toEntryWire(caller, existing);
    }
    await requireRoom(tx, plan, daysOf(weekOf(body.day)), 1);
    const slot = { day: toDate(body.day), meal: body.meal };
    const { _max } = await tx.mealEntry.aggregate({ where: { ...inPlan(plan), ...slot }, _max: { position: true } });
    const row = await tx.mealEntry.create({
      data: {
        id,
        ...slot,
        ...ownedIn(plan),
        ...changedIn(plan),
        position: (_max.position ?? 0) + 1,
        recipeId: body.recipe_id ?? null,
        isNote: !thing,
        title: thing?.title ?? body.note ?? "",
        servings: thing ? (body.servings ?? thing.servings) : null,
        createdAt: now(),
        updatedAt: now(),
      },
      select: entrySelect,
    });
    return toEntryWire(caller, row);
  });
}

async function readRecipe(caller: Caller, id: string) {
  const recipe = await db.recipe.findFirst({
    where: { id, OR: [readableBy(caller), ownedVariants(caller)] },
    select: { title: true, servings: true },
  });
  if (!recipe) throw notFound("recipe");
  return recipe;
}

/** Throws 422 when the week of these days is full. The plan must be locked. */
export async function requireRoom(tx: Transaction, plan: Plan, days: readonly string[], more: number): Promise<void> {
  const count = await tx.mealEntry.count({ where: { ...inPlan(plan), day: { in: days.map(toDate) } } });
  if (count + more > MAX_WEEK_ENTRIES)
    throw invalidField("week", says("weekMost", { count: MAX_WEEK_ENTRIES }), "too_many");
}
