import { AppError, notFound } from "@/lib/errors";
import { DEFAULT_LIST_NAME } from "@/lib/grocery/limits";
import { daysOf } from "@/lib/meal-plan/week";
import type { PlanToList, PlanToListWire } from "@/lib/schemas/meal-plan";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { usedList } from "@/server/grocery/access";
import { addRecipe } from "@/server/grocery/add-recipe";
import { applyChanges } from "@/server/grocery/apply-changes";
import { createList } from "@/server/grocery/create-list";
import { rescaleRecipe } from "@/server/grocery/rescale-recipe";
import { shareList } from "@/server/grocery/share-list";
import { type Caller, openPlan, type Plan } from "./access";
import { listEntries } from "./get-plan";
import { idMadeOf } from "./id-made-of";
import type { EntryRow } from "./wire";

type Outcome = "added" | "rescaled" | "unchanged" | "gone";

/**
 * Puts the recipes of a week, or of some of its days, on a grocery list, each in the planned servings. Every plan
 * entry has one addition per list: doing it again adds nothing, but updates servings and restores what was removed
 * from the list. `list_id` null: the newest list that the household shares, or a new one. Errors: 404 for a list that
 * the caller cannot use, 422 when it would be too long.
 */
export async function putPlanOnList(caller: Caller, body: PlanToList): Promise<PlanToListWire> {
  const plan = await openPlan(caller, body.household_id);
  const list = body.list_id === null ? await listFor(plan, body.new_list_id) : await listOf(caller, body.list_id);
  const eaters = body.servings_for === "all" ? await countEaters(plan) : body.servings_for === "one" ? 1 : null;
  const days = daysOf(body.week, body.starts).filter((day) => body.days?.includes(day) ?? true);
  const entries = (await listEntries(plan, days)).filter(({ isNote }) => !isNote);
  const outcomes: { entry: EntryRow; outcome: Outcome }[] = [];
  for (const entry of entries) outcomes.push({ entry, outcome: await putEntry(plan, list.id, entry, eaters) });
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    list_id: list.id,
    added: count("added"),
    rescaled: count("rescaled"),
    unchanged: count("unchanged"),
    gone: outcomes.flatMap(({ entry, outcome }) => (outcome === "gone" ? [entry.title] : [])),
  };
}

async function listOf({ userId }: Caller, id: string): Promise<{ id: string }> {
  const list = await db.groceryList.findFirst({ where: usedList(userId, id), select: { id: true } });
  if (!list) throw notFound("groceryList");
  return list;
}

/**
 * The newest list that the household shares. If it shares none, and for a person's own plan, creates a list with this
 * id.
 */
async function listFor({ userId, householdId }: Plan, id: string | undefined): Promise<{ id: string }> {
  const household =
    householdId === null
      ? null
      : await db.household.findUniqueOrThrow({ where: { id: householdId }, select: { id: true, name: true } });
  const shared =
    household &&
    (await db.groceryList.findFirst({
      where: { householdId: household.id },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true },
    }));
  if (shared) return shared;
  const list = await createList(userId, { name: household?.name ?? DEFAULT_LIST_NAME, ...(id ? { id } : {}) });
  return household ? shareList(userId, list.id, household.id) : list;
}

/** The number of people at the table: the caller and everybody who eats with them. */
const countEaters = async ({ userId, householdId }: Plan): Promise<number> =>
  householdId === null
    ? 1 + (await db.tablePerson.count({ where: { ownerId: userId } }))
    : (await db.householdMember.count({ where: { householdId } })) +
      (await db.tablePerson.count({ where: { householdId } }));

/** `eaters`: the number of servings to buy for; null to buy the planned servings. */
async function putEntry(
  { userId, householdId }: Plan,
  listId: string,
  entry: EntryRow,
  eaters: number | null,
): Promise<Outcome> {
  if (entry.recipeId === null) return "gone";
  const id = idMadeOf("entry on a list", listId, entry.id);
  const wanted = eaters ?? entry.servings?.toNumber() ?? null;
  const existing = await db.groceryListRecipe.findFirst({
    where: { id, listId },
    select: { servings: true, removedAt: true, restoredAt: true },
  });
  try {
    if (!existing) {
      const isVariant = typeof entry.recipe?.baseRecipeTitle === "string";
      const source = isVariant ? { variant_id: entry.recipeId } : { recipe_id: entry.recipeId };
      // Any member may buy what is planned for all, even for a recipe that they may not open.
      const reader = householdId === null ? userId : entry.ownerId;
      await addRecipe(userId, listId, { id, ...source, servings: wanted }, reader);
      return "added";
    }
    const isOff =
      existing.removedAt !== null && (existing.restoredAt === null || existing.restoredAt <= existing.removedAt);
    if (isOff) await applyChanges(userId, listId, [{ type: "restore_recipe", adding_id: id, at: now().toISOString() }]);
    const isOther = wanted !== null && existing.servings !== null && existing.servings.toNumber() !== wanted;
    if (isOther) await rescaleRecipe(userId, listId, id, { servings: wanted });
    if (isOff) return "added";
    return isOther ? "rescaled" : "unchanged";
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return "gone";
    throw error;
  }
}
