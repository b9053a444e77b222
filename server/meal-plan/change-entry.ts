import { invalidField } from "@/lib/errors";
import { daysOf, weekOf } from "@/lib/meal-plan/week";
import type { PlanEntryChanges, PlanEntryWire } from "@/lib/schemas/meal-plan";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { type Caller, changedIn, entryNotFound, inPlan, lockPlan, type Plan, planOf } from "./access";
import { requireRoom } from "./add-entry";
import { type EntryRow, entrySelect, toDate, toDay, toEntryWire } from "./wire";

/**
 * Moves an entry, or changes its servings or the text of a note. Fields that are not given stay, so that one browser
 * tab may move the entry while another changes its servings. Errors: 404 for an entry that does not exist, 422 for
 * servings of a note or text of a recipe, and for a full week.
 */
export async function changeEntry(caller: Caller, id: string, changes: PlanEntryChanges): Promise<PlanEntryWire> {
  const plan = await planOf(caller, id);
  return db.$transaction(async (tx) => {
    await lockPlan(tx, plan);
    const row = await tx.mealEntry.findFirst({ where: { id, ...inPlan(plan) }, select: entrySelect });
    if (!row) throw entryNotFound();
    const { servings, note } = changes;
    if (servings !== undefined && row.isNote) throw invalidField("servings", "noteNoServings");
    if (note !== undefined && !row.isNote) throw invalidField("note", "recipeKeepsTitle");
    await move(tx, plan, row, changes);
    const changed = await tx.mealEntry.update({
      where: { id },
      data: {
        ...(servings === undefined ? {} : { servings }),
        ...(note === undefined ? {} : { title: note }),
        ...changedIn(plan),
        updatedAt: now(),
      },
      select: entrySelect,
    });
    return toEntryWire(caller, changed);
  });
}

/** Numbers the entries of the new meal again, from 1. */
async function move(tx: Transaction, plan: Plan, row: EntryRow, changes: PlanEntryChanges): Promise<void> {
  if (changes.day === undefined && changes.meal === undefined && changes.index === undefined) return;
  const day = changes.day ?? toDay(row.day);
  const slot = { ...inPlan(plan), day: toDate(day), meal: changes.meal ?? row.meal };
  if (weekOf(day) !== weekOf(toDay(row.day))) await requireRoom(tx, plan, daysOf(weekOf(day)), 1);
  const others = await tx.mealEntry.findMany({
    where: { ...slot, id: { not: row.id } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  const order = others.map(({ id }) => id);
  order.splice(changes.index ?? order.length, 0, row.id);
  await tx.mealEntry.update({ where: { id: row.id }, data: { day: slot.day, meal: slot.meal }, select: { id: true } });
  await tx.$executeRaw`
    UPDATE meal_entries e SET position = o.place FROM unnest(${order}::uuid[]) WITH ORDINALITY AS o(id, place)
    WHERE e.id = o.id AND e.position <> o.place`;
}
