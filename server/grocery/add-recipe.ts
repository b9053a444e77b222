import { invalidField, notFound } from "@/lib/errors";
import { MAX_LIST_LINES } from "@/lib/grocery-limits";
import { multiply } from "@/lib/quantity/fraction";
import type { AddRecipeBody, RecipeAddedWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { readableBy } from "@/server/recipes/access";
import { isAlive, lockList } from "./access";
import { toColumns } from "./amounts";
import { findAisle } from "./find-aisle";
import { getList } from "./get-list";
import { factorBetween } from "./merge-change";
import { type ShoppingLine, toShoppingLines } from "./shopping-line";

type Source = { recipeId: string | null; variantId: string | null; title: string; servings: number | null };
/** How much of it is wanted: see AddingState. */
type Wanted = { servings: number | null; scale: number };
type Adding = Source & Wanted & { id: string; lines: ShoppingLine[] };

/**
 * Puts a recipe's or variant's lines on the list, scaled to the servings wanted. Equal foods in amounts that
 * can be added become one line. What is ticked is bought: new wants go to a line of their own, so taking the
 * recipe back leaves the list as it was. A repeated `id` adds nothing.
 * Errors: 404 for a list or recipe that is not there for this person, 422 when the list would be too long.
 */
export async function addRecipe(userId: string, listId: string, body: AddRecipeBody): Promise<RecipeAddedWire> {
  const source = body.variant_id
    ? await readVariant(userId, body.variant_id)
    : await readRecipe(userId, body.recipe_id ?? "");
  const wanted = wantedOf(source, body);
  const factor = source.servings
    ? factorBetween(source.servings, wanted.servings ?? source.servings)
    : factorBetween(1, wanted.scale);
  const knowledge = loadKnowledge();
  const lines = source.lines
    .flatMap((line) => toShoppingLines(line, knowledge))
    .filter((line) => line.name !== "")
    .map((line) => ({
      ...line,
      amount: { ...line.amount, value: line.amount.value && multiply(line.amount.value, factor) },
    }));
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const repeated =
      body.id && (await tx.groceryListRecipe.findFirst({ where: { id: body.id, listId }, select: { id: true } }));
    const adding = { ...source, ...wanted, id: body.id ?? crypto.randomUUID(), lines };
    if (!repeated) await insertAdding(tx, listId, adding);
    const list = await getList(userId, listId, tx);
    const isPart = (item: (typeof list.items)[number]) => item.sources.some((share) => share.adding_id === adding.id);
    return { ...list, adding_id: adding.id, added_items: list.items.filter(isPart).length };
  });
}

/** A recipe that never said how many it serves is wanted so many times. */
const wantedOf = (source: Source, { servings, scale }: AddRecipeBody): Wanted =>
  source.servings === null
    ? { servings: null, scale: scale ?? 1 }
    : { servings: servings ?? source.servings, scale: 1 };

const lineSelect = { name: true, quantity: true, unit: true } as const;

async function readRecipe(userId: string, id: string) {
  const recipe = await db.recipe.findFirst({
    where: { id, ...readableBy({ userId }) },
    select: { title: true, servings: true, ingredients: { select: lineSelect, orderBy: { position: "asc" } } },
  });
  if (!recipe) throw notFound("Recipe");
  const servings = recipe.servings?.toNumber() || null;
  return { recipeId: id, variantId: null, title: recipe.title, servings, lines: recipe.ingredients };
}

/** A variant serves as many as its base did when it was made. */
async function readVariant(userId: string, id: string) {
  const variant = await db.variant.findFirst({
    where: { id, ownerId: userId },
    select: {
      title: true,
      servings: true,
      ingredients: { select: lineSelect, orderBy: { position: "asc" } },
    },
  });
  if (!variant) throw notFound("Variant");
  const servings = variant.servings?.toNumber() || null;
  return { recipeId: null, variantId: id, title: variant.title, servings, lines: variant.ingredients };
}

async function insertAdding(tx: Transaction, listId: string, adding: Adding): Promise<void> {
  const { id, recipeId, variantId, title, servings, scale, lines } = adding;
  await tx.groceryListRecipe.create({
    data: { id, listId, recipeId, variantId, title, servings, scale, createdAt: now() },
    select: { id: true },
  });
  const itemIds = await openLines(tx, listId, lines);
  await tx.groceryContribution.createMany({
    data: lines.map((line) => ({
      itemId: itemIds.get(line.mergeKey) ?? "",
      listRecipeId: id,
      originalText: line.originalText,
      ...toColumns(line.amount),
    })),
  });
  await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
}

/** The open line of every key, made where there is none. */
async function openLines(tx: Transaction, listId: string, lines: ShoppingLine[]): Promise<Map<string, string>> {
  const keys = [...new Set(lines.map((line) => line.mergeKey))];
  const rows = await tx.groceryItem.findMany({
    where: { listId, mergeKey: { in: keys }, isManual: false, isChecked: false },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, mergeKey: true, deletedAt: true, revivedAt: true },
  });
  const ids = new Map(rows.filter(isAlive).map((row) => [row.mergeKey, row.id]));
  const missing = keys.filter((key) => !ids.has(key));
  if (missing.length === 0) return ids;
  const { _max, _count } = await tx.groceryItem.aggregate({
    where: { listId },
    _max: { position: true },
    _count: true,
  });
  requireRoom(_count + missing.length);
  const knowledge = loadKnowledge();
  const created = await tx.groceryItem.createManyAndReturn({
    data: missing.map((key, index) => {
      const line = lines.find((each) => each.mergeKey === key) as ShoppingLine;
      return {
        listId,
        name: line.name,
        normalizedName: line.normalizedName,
        mergeKey: key,
        aisle: findAisle(line.name, line.amount.unit, knowledge),
        position: (_max.position ?? 0) + index + 1,
        checkedChangedAt: now(),
        createdAt: now(),
      };
    }),
    select: { id: true, mergeKey: true },
  });
  for (const row of created) ids.set(row.mergeKey, row.id);
  return ids;
}

export function requireRoom(lines: number): void {
  if (lines > MAX_LIST_LINES) {
    throw invalidField("list", `A list holds at most ${MAX_LIST_LINES} lines.`, "too_many");
  }
}
