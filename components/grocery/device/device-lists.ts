import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DATABASE_NAME, readOwner } from "@/components/grocery/device/device-keys";
import type { Verdicts } from "@/components/grocery/device/verdicts";
import type { WaitingChange } from "@/components/grocery/device/with-changes";
import type { GroceryListWire } from "@/lib/schemas/grocery";

/** `verdicts` is absent in what an older page kept: those lines are then not checked yet. */
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
    // Another tab signs out and deletes everything: this one must not hold on to it.
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

/** Does nothing for anybody but the person whose groceries are kept here, and nothing where nothing can be kept. */
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

/** In the order in which they were made, however long ago: which of them are too old is for the server to say. */
async function readChanges(database: IDBPDatabase<Schema>, owner: string) {
  const all = await database.getAll("changes");
  return all.filter((each) => each.owner === owner).sort((a, b) => a.order - b.order);
}

/** What waits to be sent, by list. */
export const listWaiting = async (owner: string): Promise<(WaitingChange & { listId: string })[]> =>
  (await asOwner(owner, (database) => readChanges(database, owner))) ?? [];

/** @returns whether it is safe on this device now */
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

/** The server says which lists there are for this person: what of others lies about here is theirs no more. */
export const keepOnly = (owner: string, listIds: readonly string[]) =>
  asOwner(owner, async (database) => {
    const tx = database.transaction("lists", "readwrite");
    const kept = await tx.store.getAll();
    const gone = kept.filter((each) => each.owner === owner && !listIds.includes(each.list.id));
    for (const { list } of gone) void tx.store.delete(list.id);
    await tx.done;
  });

/** The sign-in ended without a farewell: the lists go, what waits to be sent stays for the same person's next one. */
export const dropLists = (owner: string) => asOwner(owner, (database) => database.clear("lists"));
