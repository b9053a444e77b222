import { z } from "zod";
import { notFound } from "@/lib/errors";
import { factorBetween, NEVER, takesShares } from "@/lib/grocery/list-state";
import { requireRoom } from "@/lib/grocery/merge-changes";
import { multiply } from "@/lib/quantity/fraction";
import type { AddRecipeBody, RecipeAddedWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { uuid7 } from "@/server/db/uuid7";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { errorOfTakenId } from "@/server/grocery/error-of-taken-id";
import { ownedVariants, readableBy } from "@/server/recipes/access";
import { mapInTurns } from "@/server/work/map-in-turns";
import { touchList } from "./access";
import { type AmountColumns, toColumns } from "./amounts";
import { findAisle } from "./find-aisle";
import { getList } from "./get-list";
import { atHomeAmong } from "./pantry";
import { type ShoppingLine, toShoppingLines } from "./shopping-line";

type Source = { recipeId: string; title: string; servings: number | null };
/** The requested amount, in servings or as a factor: see AdditionState. */
type Wanted = { servings: number | null; scale: number };
/** A line with its aisle, which is looked up before the transaction. */
type PlacedLine = ShoppingLine & { aisle: ReturnType<typeof findAisle> };
export type Addition = Source & Wanted & { id: string; lines: PlacedLine[] };

/**
 * Puts the lines of a recipe or variant on the list, scaled to the requested servings. Lines of the same food whose
 * amounts can be added become one line. A ticked line is bought already, so further needs go to a new line. Removing
 * the recipe leaves the list as it was before. A repeated `id` adds nothing. Errors: 404 for a list or recipe that the
 * person cannot use, 422 when the list would be too long, 409 for an id that another list uses.
 */
export async function addRecipe(
  userId: string,
  listId: string,
  body: AddRecipeBody,
  /** The person with whose permissions the recipe is read: for a household's meal plan, the member who planned it. */
  reader: string = userId,
): Promise<RecipeAddedWire> {
  const addition = await readAddition(reader, body);
  return db.$transaction((tx) => putAddition(tx, userId, listId, addition));
}

/** Computes what to buy for a recipe, before the transaction that puts it on a list. */
export async function readAddition(reader: string, body: AddRecipeBody): Promise<Addition> {
  const source = await readSource(reader, body);
  const wanted = wantedOf(source, body);
  const factor = source.servings
    ? factorBetween(source.servings, wanted.servings ?? source.servings)
    : factorBetween(1, wanted.scale);
  const knowledge = loadKnowledge();
  const read = await mapInTurns(source.lines, (line) => toShoppingLines(line, knowledge));
  const named = read.flat().filter((line) => line.name !== "");
  const lines = await mapInTurns(named, (line) => ({
    ...line,
    amount: { ...line.amount, value: line.amount.value && multiply(line.amount.value, factor) },
    aisle: findAisle(line.name, line.amount.unit, knowledge),
  }));
  return { ...source, ...wanted, id: body.id ?? uuid7(), lines };
}

/** Stores the addition on a list that the person may use; does nothing if it is there already. */
export async function putAddition(
  tx: Transaction,
  userId: string,
  listId: string,
  addition: Addition,
): Promise<RecipeAddedWire> {
  await touchList(tx, userId, listId);
  await insertAddition(tx, listId, addition);
  const list = await getList(userId, listId, tx);
  const isPart = (item: (typeof list.items)[number]) => item.sources.some((share) => share.adding_id === addition.id);
  return { ...list, adding_id: addition.id, added_items: list.items.filter(isPart).length };
}

/** A recipe without a stated number of servings is scaled by a factor instead. */
const wantedOf = (source: Source, { servings, scale }: AddRecipeBody): Wanted =>
  source.servings === null
    ? { servings: null, scale: scale ?? 1 }
    : { servings: servings ?? source.servings, scale: 1 };

const lineSelect = { name: true, quantity: true, unit: true, note: true } as const;

/** The recipe or variant to add. A variant serves as many people as its base did when the variant was made. */
async function readSource(userId: string, { recipe_id: recipeId, variant_id: variantId }: AddRecipeBody) {
  const where = variantId
    ? { id: variantId, ...ownedVariants({ userId }) }
    : { id: recipeId ?? "", ...readableBy({ userId }) };
  const recipe = await db.recipe.findFirst({
    where,
    select: {
      id: true,
      title: true,
      servings: true,
      ingredients: { select: lineSelect, orderBy: { position: "asc" } },
    },
  });
  if (!recipe) throw notFound(variantId ? "variant" : "recipe");
  const servings = recipe.servings?.toNumber() || null;
  return { recipeId: recipe.id, title: recipe.title, servings, lines: recipe.ingredients };
}

const CANDIDATE = z.object({
  id: z.string(),
  key: z.string(),
  isManual: z.boolean(),
  isChecked: z.boolean(),
  deleted: z.number().nullable(),
  revived: z.number().nullable(),
});
const LOOK = z.object({
  rows: z.number(),
  last: z.number(),
  list: z.string().nullable(),
  candidates: z.array(CANDIDATE),
});
type Candidate = z.infer<typeof CANDIDATE>;
type Look = z.infer<typeof LOOK>;

/**
 * Reads how full the list is, its lines with the same merge keys, the oldest first, and which list has an addition of
 * this id already.
 */
async function lookAt(tx: Transaction, listId: string, { id, lines }: Addition): Promise<Look> {
  const keys = [...new Set(lines.map((line) => line.mergeKey))];
  const [look] = await queryRowsIn(
    tx,
    LOOK,
    Prisma.sql`
    SELECT count(*)::int AS rows, coalesce(max(position), 0) AS last,
      (SELECT list_id::text FROM grocery_list_recipes WHERE id = ${id}::uuid) AS list,
      (SELECT coalesce(json_agg(json_build_object('id', o.id, 'key', o.merge_key, 'isManual', o.is_manual,
          'isChecked', o.is_checked, 'deleted', round(date_part('epoch', o.deleted_at) * 1000)::bigint,
          'revived', round(date_part('epoch', o.revived_at) * 1000)::bigint) ORDER BY o.created_at, o.id), '[]')
        FROM grocery_items o WHERE o.list_id = ${listId}::uuid AND o.merge_key = ANY(${keys})) AS candidates
    FROM grocery_items WHERE list_id = ${listId}::uuid`,
  );
  return look as Look;
}

/** For every merge key, the oldest line that can take another share. */
function openLines(candidates: readonly Candidate[]): Map<string, string> {
  const open = new Map<string, string>();
  for (const { id, key, deleted, revived, ...line } of candidates) {
    const times = { deletedAt: deleted ?? NEVER, revivedAt: revived ?? NEVER };
    if (!open.has(key) && takesShares({ ...line, ...times })) open.set(key, id);
  }
  return open;
}

/**
 * Stores the addition's shares, and a new line for every key without an open one. Uses one statement for any number of
 * lines.
 */
async function insertAddition(tx: Transaction, listId: string, addition: Addition): Promise<void> {
  const { rows, last, list, candidates } = await lookAt(tx, listId, addition);
  if (list === listId) return;
  if (list !== null) throw await errorOfTakenId(tx, list, listId);
  const { id, recipeId, title, servings, scale, lines } = addition;
  const itemIds = openLines(candidates);
  const items = newItems(lines, itemIds, last);
  if (items.length > 0) requireRoom(rows + items.length);
  const atHome = await atHomeAmong(
    tx,
    listId,
    items.map(({ name }) => name),
  );
  const rowsOfItems = items.map((item) => ({ ...item, is_at_home: atHome.has(item.name) }));
  const shares = lines.map((line) => ({
    id: uuid7(),
    item_id: itemIds.get(line.mergeKey),
    original_text: line.originalText,
    ...amountText(toColumns(line.amount)),
  }));
  await tx.$executeRaw`
    WITH addition AS (
      INSERT INTO grocery_list_recipes (id, list_id, recipe_id, title, servings, scale, created_at)
      VALUES (${id}::uuid, ${listId}::uuid, ${recipeId}::uuid, ${title}, ${servings}, ${scale}, ${now()})
    ), items AS (
      INSERT INTO grocery_items (id, list_id, name, normalized_name, merge_key, aisle, position, is_at_home,
        checked_changed_at, created_at)
      SELECT n.id, ${listId}::uuid, n.name, n.normalized_name, n.merge_key, n.aisle, n.position, n.is_at_home, ${now()}, ${now()}
      FROM jsonb_to_recordset(${JSON.stringify(rowsOfItems)}::jsonb)
        AS n(id uuid, name text, normalized_name text, merge_key text, aisle text, position int, is_at_home boolean)
    )
    INSERT INTO grocery_contributions (id, item_id, list_recipe_id, quantity_numerator, quantity_denominator,
      quantity_unit, original_text)
    SELECT n.id, n.item_id, ${id}::uuid, n.top::bigint, n.bottom::bigint, n.unit, n.original_text
    FROM jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
      AS n(id uuid, item_id uuid, original_text text, top text, bottom text, unit text)`;
}

/** The fraction as text, because JSON's numbers would round it. */
const amountText = ({ quantityNumerator: top, quantityDenominator: bottom, quantityUnit: unit }: AmountColumns) => ({
  top: top === null ? null : String(top),
  bottom: bottom === null ? null : String(bottom),
  unit,
});

/** New lines for the merge keys without an open one; their ids are added to `itemIds`. */
function newItems(lines: readonly PlacedLine[], itemIds: Map<string, string>, last: number) {
  return lines
    .flatMap((line) => {
      if (itemIds.has(line.mergeKey)) return [];
      const id = uuid7();
      itemIds.set(line.mergeKey, id);
      return [
        {
          id,
          name: line.name,
          normalized_name: line.normalizedName,
          merge_key: line.mergeKey,
          aisle: line.aisle,
          position: 0,
        },
      ];
    })
    .map((item, index) => ({ ...item, position: last + index + 1 }));
}
