import { daysOf, weekOf } from "@/lib/meal-plan/week";
import type { CopyWeekBody, PlanWire } from "@/lib/schemas/meal-plan";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Caller, changedIn, lockPlan, openPlan, ownedIn } from "./access";
import { requireRoom } from "./add-entry";
import { getPlan, listEntries } from "./get-plan";
import { idMadeOf } from "./id-made-of";
import { toDate, toDay } from "./wire";

/**
 * Copies the entries of one week to another, after the existing ones. Copying again adds no entry a second time.
 * Errors: 422 when the week would be too full.
 */
export async function copyWeek(caller: Caller, { from, to, starts, household_id }: CopyWeekBody): Promise<PlanWire> {
  const plan = await openPlan(caller, household_id);
  const [fromDays, toDays] = [daysOf(from, starts), daysOf(to, starts)];
  await db.$transaction(async (tx) => {
    await lockPlan(tx, plan);
    const entries = await listEntries(plan, fromDays, tx);
    const existing = await listEntries(plan, toDays, tx);
    const ids = entries.map((entry) => {
      const day = toDays[fromDays.indexOf(toDay(entry.day))] ?? "";
      return idMadeOf("copy of an entry", plan.householdId ?? caller.userId, entry.id, weekOf(day));
    });
    const kept = await tx.mealEntry.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const known = new Set(kept.map(({ id }) => id));
    const added = entries.flatMap((entry, index) => {
      const id = ids[index] ?? "";
      return known.has(id) ? [] : [{ ...entry, id }];
    });
    await requireRoom(tx, plan, toDays, added.length);
    const last = Math.max(0, ...existing.map(({ position }) => position));
    await tx.mealEntry.createMany({
      data: added.map(({ id, meal, recipeId, isNote, title, servings, day, position, ownerId }) => ({
        ...{ id, meal, recipeId, isNote, title, servings },
        ...ownedIn(plan),
        // The copy belongs to the member who planned the original: the recipe may be one that only they can read.
        ownerId,
        ...changedIn(plan),
        day: toDate(toDays[fromDays.indexOf(toDay(day))] ?? ""),
        position: last + position,
        createdAt: now(),
        updatedAt: now(),
      })),
    });
  });
  return getPlan(plan, to, starts);
}
