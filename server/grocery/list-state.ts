import { normalizedName } from "@/lib/normalized-name";
import { compare, type Fraction, multiply, ONE } from "@/lib/quantity/fraction";
import type { GroceryChange } from "@/lib/schemas/grocery";
import type { Transaction } from "@/server/db/client";
import { fromColumns, toColumns } from "./amounts";
import { type AddingState, factorBetween, type LineState, type ListState, NEVER, timesOf } from "./merge-change";

const time = (at: Date | null): number => at?.getTime() ?? NEVER;
const date = (at: number): string | null => (at === NEVER ? null : new Date(at).toISOString());

/** Of a list that is locked, the lines and addings that the changes speak of. */
export async function readState(
  tx: Transaction,
  listId: string,
  changes: readonly GroceryChange[],
): Promise<ListState> {
  const addings = await readAddings(
    tx,
    listId,
    changes.flatMap((change) => ("adding_id" in change ? [change.adding_id] : [])),
  );
  const itemIds = changes.flatMap((change) =>
    change.type === "add" ? [change.item.id] : "item_id" in change ? [change.item_id] : [],
  );
  const ids = new Set([...itemIds, ...[...addings.values()].flatMap(({ lineIds }) => lineIds)]);
  if (ids.size === 0) return { lines: new Map(), addings };
  const rows = await tx.groceryItem.findMany({
    where: { listId, id: { in: [...ids] } },
    omit: { listId: true, ingredientId: true, position: true, createdAt: true, normalizedName: true },
  });
  const lines = rows.map((row): [string, LineState] => [
    row.id,
    {
      isManual: row.isManual,
      dimension: row.mergeKey.slice(row.mergeKey.lastIndexOf("|") + 1),
      name: row.name,
      nameAt: time(row.nameChangedAt),
      note: row.note,
      noteAt: time(row.noteChangedAt),
      aisle: row.aisle,
      aisleAt: time(row.aisleChangedAt),
      own: fromColumns(row),
      ownAt: time(row.amountChangedAt),
      isChecked: row.isChecked,
      checkedAt: row.checkedChangedAt.getTime(),
      deletedAt: time(row.deletedAt),
      revivedAt: time(row.revivedAt),
    },
  ]);
  return { lines: new Map(lines), addings };
}

async function readAddings(tx: Transaction, listId: string, ids: readonly string[]): Promise<Map<string, AddingState>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.groceryListRecipe.findMany({
    where: { listId, id: { in: [...ids] } },
    select: {
      id: true,
      servings: true,
      scale: true,
      servingsChangedAt: true,
      removedAt: true,
      restoredAt: true,
      contributions: { where: { quantityNumerator: { not: null } }, select: { itemId: true } },
    },
  });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        servings: row.servings?.toNumber() ?? null,
        scale: row.scale.toNumber(),
        servingsAt: time(row.servingsChangedAt),
        removedAt: time(row.removedAt),
        restoredAt: time(row.restoredAt),
        lineIds: row.contributions.map(({ itemId }) => itemId),
      },
    ]),
  );
}

/** Rows that are there already, as they are now: one statement, however many. */
export async function writeLines(
  tx: Transaction,
  listId: string,
  lines: ReadonlyMap<string, LineState>,
): Promise<void> {
  if (lines.size === 0) return;
  const rows = [...lines].map(([id, line]) => {
    const own = toColumns(line.own);
    return {
      id,
      name: line.name,
      normalized_name: normalizedName(line.name),
      name_changed_at: date(line.nameAt),
      note: line.note,
      note_changed_at: date(line.noteAt),
      aisle: line.aisle,
      aisle_changed_at: date(line.aisleAt),
      top: own.quantityNumerator === null ? null : String(own.quantityNumerator),
      bottom: own.quantityDenominator === null ? null : String(own.quantityDenominator),
      unit: own.quantityUnit,
      amount_changed_at: date(line.ownAt),
      is_checked: line.isChecked,
      checked_changed_at: date(line.checkedAt),
      deleted_at: date(line.deletedAt),
      revived_at: date(line.revivedAt),
    };
  });
  await tx.$executeRaw`
    UPDATE grocery_items i SET name = n.name,
      normalized_name = CASE WHEN i.name = n.name THEN i.normalized_name ELSE n.normalized_name END,
      name_changed_at = n.name_changed_at, note = n.note, note_changed_at = n.note_changed_at, aisle = n.aisle,
      aisle_changed_at = n.aisle_changed_at, quantity_numerator = n.top::bigint, quantity_denominator = n.bottom::bigint,
      quantity_unit = n.unit, amount_changed_at = n.amount_changed_at, is_checked = n.is_checked,
      checked_changed_at = n.checked_changed_at, deleted_at = n.deleted_at, revived_at = n.revived_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, name text, normalized_name text,
      name_changed_at timestamptz, note text, note_changed_at timestamptz, aisle text, aisle_changed_at timestamptz,
      top text, bottom text, unit text, amount_changed_at timestamptz, is_checked boolean,
      checked_changed_at timestamptz, deleted_at timestamptz, revived_at timestamptz)
    WHERE i.id = n.id AND i.list_id = ${listId}::uuid`;
}

/** With other servings its shares are multiplied exactly, so the way back leads to where it began. */
export async function writeAdding(
  tx: Transaction,
  id: string,
  before: Pick<AddingState, "servings" | "scale">,
  after: AddingState,
): Promise<void> {
  const at = (value: number) => (value === NEVER ? null : new Date(value));
  await tx.groceryListRecipe.update({
    where: { id },
    data: {
      servings: after.servings,
      scale: after.scale,
      servingsChangedAt: at(after.servingsAt),
      removedAt: at(after.removedAt),
      restoredAt: at(after.restoredAt),
    },
    select: { id: true },
  });
  const factor = factorBetween(timesOf(before), timesOf(after));
  if (compare(factor, ONE) !== 0) await multiplyShares(tx, id, factor);
}

async function multiplyShares(tx: Transaction, addingId: string, factor: Fraction): Promise<void> {
  const shares = await tx.groceryContribution.findMany({
    where: { listRecipeId: addingId, quantityNumerator: { not: null } },
    select: { id: true, quantityNumerator: true, quantityDenominator: true, quantityUnit: true },
  });
  const scaled = shares.map((share) => {
    const { value, unit } = fromColumns(share);
    return { id: share.id, ...toColumns({ value: value && multiply(value, factor), unit }) };
  });
  await tx.$executeRaw`
    UPDATE grocery_contributions c SET quantity_numerator = n.top, quantity_denominator = n.bottom
    FROM unnest(${scaled.map(({ id }) => id)}::uuid[], ${scaled.map((share) => share.quantityNumerator)}::bigint[],
      ${scaled.map((share) => share.quantityDenominator)}::bigint[]) AS n(id, top, bottom)
    WHERE c.id = n.id`;
}
