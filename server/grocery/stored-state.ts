import { type AdditionState, type LineState, type ListState, NEVER, type ShareState } from "@/lib/grocery/list-state";
import type { Amount } from "@/lib/quantity/total";
import type { GroceryChange } from "@/lib/schemas/grocery";
import { normalizedName } from "@/lib/text/normalized-name";
import type { Transaction } from "@/server/db/client";
import { fromColumns, toColumns } from "./amounts";

const time = (at: Date | null): number => at?.getTime() ?? NEVER;
const date = (at: number): string | null => (at === NEVER ? null : new Date(at).toISOString());

/** The loaded part of a list, and for each share the row and amount that it was loaded from. */
export type StoredState = { readonly state: ListState; readonly shares: ReadonlyMap<ShareState, StoredShare> };
type StoredShare = { readonly id: string; readonly amount: Amount };

/** Loads the lines and additions that the changes name, of a list that is locked. */
export async function readState(
  tx: Transaction,
  listId: string,
  changes: readonly GroceryChange[],
): Promise<StoredState> {
  const { additions, shares } = await readAdditions(
    tx,
    listId,
    changes.flatMap((change) => ("adding_id" in change ? [change.adding_id] : [])),
  );
  const itemIds = changes.flatMap((change) =>
    change.type === "add" ? [change.item.id] : "item_id" in change ? [change.item_id] : [],
  );
  const ids = new Set([...itemIds, ...[...shares.keys()].map(({ lineId }) => lineId)]);
  if (ids.size === 0) return { state: { lines: new Map(), additions }, shares };
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
      gtin: row.gtin,
      note: row.note,
      noteAt: time(row.noteChangedAt),
      aisle: row.aisle,
      aisleAt: time(row.aisleChangedAt),
      isAtHome: row.isAtHome,
      atHomeAt: time(row.atHomeChangedAt),
      own: fromColumns(row),
      ownAt: time(row.amountChangedAt),
      isChecked: row.isChecked,
      checkedAt: row.checkedChangedAt.getTime(),
      deletedAt: time(row.deletedAt),
      revivedAt: time(row.revivedAt),
    },
  ]);
  return { state: { lines: new Map(lines), additions }, shares };
}

async function readAdditions(tx: Transaction, listId: string, ids: readonly string[]) {
  const shares = new Map<ShareState, StoredShare>();
  const rows =
    ids.length === 0
      ? []
      : await tx.groceryListRecipe.findMany({
          where: { listId, id: { in: [...ids] } },
          select: {
            id: true,
            servings: true,
            scale: true,
            servingsChangedAt: true,
            removedAt: true,
            restoredAt: true,
            contributions: {
              where: { quantityNumerator: { not: null } },
              select: {
                id: true,
                itemId: true,
                quantityNumerator: true,
                quantityDenominator: true,
                quantityUnit: true,
              },
            },
          },
        });
  const additions = rows.map((row): [string, AdditionState] => [
    row.id,
    {
      servings: row.servings?.toNumber() ?? null,
      scale: row.scale.toNumber(),
      servingsAt: time(row.servingsChangedAt),
      removedAt: time(row.removedAt),
      restoredAt: time(row.restoredAt),
      shares: row.contributions.map(({ id, itemId, ...columns }) => {
        const share: ShareState = { lineId: itemId, amount: fromColumns(columns) };
        shares.set(share, { id, amount: share.amount });
        return share;
      }),
    },
  ]);
  return { additions: new Map(additions), shares };
}

/** Writes the current state of existing lines, with one statement for any number of them. */
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
      gtin: line.gtin,
      note: line.note,
      note_changed_at: date(line.noteAt),
      aisle: line.aisle,
      aisle_changed_at: date(line.aisleAt),
      is_at_home: line.isAtHome,
      at_home_changed_at: date(line.atHomeAt),
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
      name_changed_at = n.name_changed_at, gtin = n.gtin, note = n.note, note_changed_at = n.note_changed_at, aisle = n.aisle,
      aisle_changed_at = n.aisle_changed_at, is_at_home = n.is_at_home, at_home_changed_at = n.at_home_changed_at,
      quantity_numerator = n.top::bigint, quantity_denominator = n.bottom::bigint,
      quantity_unit = n.unit, amount_changed_at = n.amount_changed_at, is_checked = n.is_checked,
      checked_changed_at = n.checked_changed_at, deleted_at = n.deleted_at, revived_at = n.revived_at
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, name text, normalized_name text,
      name_changed_at timestamptz, gtin text, note text, note_changed_at timestamptz, aisle text, aisle_changed_at timestamptz,
      is_at_home boolean, at_home_changed_at timestamptz,
      top text, bottom text, unit text, amount_changed_at timestamptz, is_checked boolean,
      checked_changed_at timestamptz, deleted_at timestamptz, revived_at timestamptz)
    WHERE i.id = n.id AND i.list_id = ${listId}::uuid`;
}

/** Updates additions to their current state, and those of their shares that have changed. */
export async function writeAdditions(tx: Transaction, { state, shares }: StoredState): Promise<void> {
  const at = (value: number) => (value === NEVER ? null : new Date(value));
  for (const [id, addition] of state.additions) {
    await tx.groceryListRecipe.update({
      where: { id },
      data: {
        servings: addition.servings,
        scale: addition.scale,
        servingsChangedAt: at(addition.servingsAt),
        removedAt: at(addition.removedAt),
        restoredAt: at(addition.restoredAt),
      },
      select: { id: true },
    });
  }
  const changed = [...shares].flatMap(([{ amount }, before]) =>
    amount === before.amount ? [] : [{ id: before.id, ...toColumns(amount) }],
  );
  if (changed.length === 0) return;
  await tx.$executeRaw`
    UPDATE grocery_contributions c SET quantity_numerator = n.top, quantity_denominator = n.bottom
    FROM unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map((share) => share.quantityNumerator)}::bigint[],
      ${changed.map((share) => share.quantityDenominator)}::bigint[]) AS n(id, top, bottom)
    WHERE c.id = n.id`;
}
