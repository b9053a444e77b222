import { asOwner, type DeviceDatabase } from "@/components/offline/device-database";
import type { KeptList } from "@/components/offline/kept";
import type { WaitingChange } from "@/components/offline/with-changes";

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
async function readChanges(database: DeviceDatabase, owner: string) {
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
 * For a session that ended without a sign-out: deletes lists, recipes and plans, but keeps unsent changes for the same person's next
 * sign-in.
 */
export const dropLists = (owner: string) =>
  asOwner(owner, (database) =>
    Promise.all([database.clear("lists"), database.clear("recipes"), database.clear("plans")]),
  );
