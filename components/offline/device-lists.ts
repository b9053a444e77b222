import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DATABASE_NAME, readOwner } from "@/components/offline/device-keys";
import type { Verdicts } from "@/components/offline/verdicts";
import type { WaitingChange } from "@/components/offline/with-changes";
import type { GroceryListWire } from "@/lib/schemas/grocery";

/** Records that an older version of the page stored have no `verdicts`: their lines count as not checked yet. */
export type KeptList = { list: GroceryListWire; verdicts?: Verdicts | null };

interface Schema extends DBSchema {
  lists: { key: string; value: KeptList & { owner: string } };
  changes: { key: string; value: WaitingChange & { owner: string; listId: string } };
  clock: { key: string; value: number };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(DATABASE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore("lists");
      database.createObjectStore("changes", { keyPath: "id" });
      database.createObjectStore("clock");
    },
    // Another tab deletes the database at sign-out; an open connection in this tab would block that.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Runs `work` only for the owner of the groceries stored here; null for anybody else and where storage fails. */
async function asOwner<T>(owner: string, work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
  if (readOwner() !== owner) return null;
  try {
    return await work(await open());
  } catch {
    return null;
  }
}

export async function findKeptList(owner: string, listId: string): Promise<KeptList | null> {
  const kept = await asOwner(owner, (database) => database.get("lists", listId));
  return kept?.owner === owner ? kept : null;
}

export const keepList = (owner: string, kept: KeptList) =>
  asOwner(owner, (database) => database.put("lists", { ...kept, owner }, kept.list.id));

export const dropList = (owner: string, listId: string) =>
  asOwner(owner, async (database) => {
    await database.delete("lists", listId);
    const waiting = await readChanges(database, owner);
    const ids = waiting.filter((each) => each.listId === listId).map(({ id }) => id);
    await Promise.all(ids.map((id) => database.delete("changes", id)));
  });

/** The changes in the order in which they were made. The server, not the device, decides which are too old. */
async function readChanges(database: IDBPDatabase<Schema>, owner: string) {
  const all = await database.getAll("changes");
  return all.filter((each) => each.owner === owner).sort((a, b) => a.order - b.order);
}

/** All changes that wait to be sent, each with the id of its list. */
export const listWaiting = async (owner: string): Promise<(WaitingChange & { listId: string })[]> =>
  (await asOwner(owner, (database) => readChanges(database, owner))) ?? [];

/**
 * @returns whether the changes are now stored on this device
 */
export async function keepChanges(owner: string, listId: string, changes: readonly WaitingChange[]): Promise<boolean> {
  const kept = await asOwner(owner, async (database) => {
    const tx = database.transaction("changes", "readwrite", { durability: "strict" });
    for (const change of changes) void tx.store.put({ ...change, owner, listId });
    await tx.done;
    return true;
  });
  return kept === true;
}

export const dropChanges = (owner: string, ids: readonly string[]) =>
  asOwner(owner, async (database) => {
    const tx = database.transaction("changes", "readwrite");
    for (const id of ids) void tx.store.delete(id);
    await tx.done;
  });

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const readClockLead = async (owner: string): Promise<number> =>
  (await asOwner(owner, (database) => database.get("clock", "lead"))) ?? 0;

export const keepClockLead = (owner: string, lead: number) =>
  asOwner(owner, (database) => database.put("clock", lead, "lead"));

/** Drops stored lists that are not among those the server names: this person may no longer see them. */
export const keepOnly = (owner: string, listIds: readonly string[]) =>
  asOwner(owner, async (database) => {
    const tx = database.transaction("lists", "readwrite");
    const kept = await tx.store.getAll();
    const gone = kept.filter((each) => each.owner === owner && !listIds.includes(each.list.id));
    for (const { list } of gone) void tx.store.delete(list.id);
    await tx.done;
  });

/**
 * For a session that ended without a sign-out: deletes the lists, but keeps unsent changes for the same person's next
 * sign-in.
 */
export const dropLists = (owner: string) => asOwner(owner, (database) => database.clear("lists"));
