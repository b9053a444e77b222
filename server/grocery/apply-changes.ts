import { DAY_MS } from "@/lib/durations";
import { SHADOW_DAYS } from "@/lib/grocery/limits";
import { type LineState, type ListState, NEVER } from "@/lib/grocery/list-state";
import { mergeChanges } from "@/lib/grocery/merge-changes";
import type { GroceryChange, GroceryChangedWire } from "@/lib/schemas/grocery";
import { normalizedName } from "@/lib/text/normalized-name";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { lockList } from "./access";
import { toColumns } from "./amounts";
import { findAisle } from "./find-aisle";
import { getList } from "./get-list";
import { type AtHome, atHomeAmong, rememberAtHome } from "./pantry";
import { readState, writeAdditions, writeLines } from "./stored-state";
import { tellOfAdded } from "./tell-of-added";

/**
 * Applies changes that a device made, perhaps while it was offline. Every change carries its own time, and each field
 * keeps its latest change (last write wins). Devices therefore agree whatever the order in which their changes arrive,
 * and a batch that is sent twice changes nothing more. Changes of lines that no longer exist are skipped without an
 * error, so that the rest still counts.
 */
export async function applyChanges(
  userId: string,
  listId: string,
  changes: readonly GroceryChange[],
): Promise<GroceryChangedWire> {
  return db.$transaction(async (tx) => {
    await lockList(tx, userId, listId);
    const { skipped, added } = await mergeInto(tx, listId, changes, { isForgiving: true });
    await tellOfAdded(tx, { userId, listId, count: added });
    return { ...(await getList(userId, listId, tx)), skipped, now: now().toISOString() };
  });
}

/**
 * Loads the rows that the changes name, merges the changes into them, and stores the result. The list must be locked.
 */
export async function mergeInto(
  tx: Transaction,
  listId: string,
  changes: readonly GroceryChange[],
  { isForgiving }: { isForgiving: boolean } = { isForgiving: false },
): Promise<{ skipped: number[]; added: number }> {
  const stored = await readState(tx, listId, changes);
  const { lines } = stored.state;
  const known = new Set(lines.keys());
  const { lastPosition, ...room } = await lookForRoom(tx, listId, changes, known);
  const merging = { now: now().getTime(), oldest: oldestShadow().getTime(), isForgiving, ...room };
  const skipped = mergeChanges(stored.state, changes, merging);
  const news = new Map([...lines].filter(([id]) => !known.has(id)));
  await insertLines(tx, listId, news, lastPosition);
  await writeLines(tx, listId, new Map([...lines].filter(([id]) => known.has(id))));
  await writeAdditions(tx, stored);
  await rememberAtHome(tx, listId, changedAtHome(stored.state, changes, skipped));
  await tx.groceryList.update({ where: { id: listId }, data: { updatedAt: now() }, select: { id: true } });
  return { skipped, added: [...news.values()].filter(({ deletedAt }) => deletedAt === NEVER).length };
}

/** For each line whose "at home" an applied change set, its value after the merge. */
function changedAtHome({ lines }: ListState, changes: readonly GroceryChange[], skipped: readonly number[]): AtHome[] {
  const changed = changes.flatMap((change, index) =>
    change.type === "edit" && change.at_home !== undefined && !skipped.includes(index) ? [change.item_id] : [],
  );
  return [...new Set(changed)].flatMap((id) => {
    const line = lines.get(id);
    return line && line.atHomeAt !== NEVER
      ? [{ name: line.name, gtin: line.gtin, isThere: line.isAtHome, at: new Date(line.atHomeAt) }]
      : [];
  });
}

/** Lines that were deleted before this moment are forgotten for good (see purge-shadows.ts). */
export const oldestShadow = (): Date => new Date(now().getTime() - SHADOW_DAYS * DAY_MS);

type Room = { rows: number; lastPosition: number; taken: ReadonlySet<string> };

/** Counts the list's rows, and finds out which of the new ids are used by something else. */
async function lookForRoom(
  tx: Transaction,
  listId: string,
  changes: readonly GroceryChange[],
  known: ReadonlySet<string>,
): Promise<Room> {
  const added = changes.flatMap((change) =>
    change.type === "add" && !known.has(change.item.id) ? [change.item.id] : [],
  );
  if (added.length === 0) return { rows: 0, lastPosition: 0, taken: new Set() };
  const elsewhere = await tx.groceryItem.findMany({ where: { id: { in: added } }, select: { id: true } });
  const { _max, _count } = await tx.groceryItem.aggregate({
    where: { listId },
    _max: { position: true },
    _count: true,
  });
  return { rows: _count, lastPosition: _max.position ?? 0, taken: new Set(elsewhere.map(({ id }) => id)) };
}

async function insertLines(
  tx: Transaction,
  listId: string,
  lines: ReadonlyMap<string, LineState>,
  lastPosition: number,
): Promise<void> {
  if (lines.size === 0) return;
  const at = (value: number) => (value === NEVER ? null : new Date(value));
  const knowledge = loadKnowledge();
  const atHome = await atHomeAmong(
    tx,
    listId,
    [...lines.values()].map(({ name }) => name),
  );
  await tx.groceryItem.createMany({
    data: [...lines].map(([id, line], index) => ({
      id,
      listId,
      name: line.name,
      normalizedName: normalizedName(line.name),
      nameChangedAt: at(line.nameAt),
      ...toColumns(line.own),
      amountChangedAt: at(line.ownAt),
      note: line.note,
      noteChangedAt: at(line.noteAt),
      gtin: line.gtin,
      aisle: line.aisle ?? findAisle(line.name, line.own.unit, knowledge),
      aisleChangedAt: at(line.aisleAt),
      // If the same batch says whether the food is at home, that counts; otherwise it is preset from the pantry.
      isAtHome: line.atHomeAt === NEVER ? atHome.has(line.name) : line.isAtHome,
      atHomeChangedAt: at(line.atHomeAt),
      isManual: true,
      isChecked: line.isChecked,
      checkedChangedAt: new Date(line.checkedAt),
      deletedAt: at(line.deletedAt),
      revivedAt: at(line.revivedAt),
      position: lastPosition + index + 1,
      createdAt: now(),
    })),
  });
}
