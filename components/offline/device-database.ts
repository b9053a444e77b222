import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DATABASE_NAME, readOwner } from "@/components/offline/device-keys";
import type { KeptList, KeptPlan, KeptRecipe } from "@/components/offline/kept";
import type { WaitingChange } from "@/components/offline/with-changes";

interface Schema extends DBSchema {
  lists: { key: string; value: KeptList & { owner: string } };
  changes: { key: string; value: WaitingChange & { owner: string; listId: string } };
  clock: { key: string; value: number };
  recipes: { key: string; value: KeptRecipe & { owner: string } };
  plans: { key: string; value: KeptPlan & { owner: string } };
}
export type DeviceDatabase = IDBPDatabase<Schema>;

let opening: Promise<DeviceDatabase> | null = null;

function open(): Promise<DeviceDatabase> {
  opening ??= openDB<Schema>(DATABASE_NAME, 2, {
    upgrade(database, earlier) {
      if (earlier < 1) {
        database.createObjectStore("lists");
        database.createObjectStore("changes", { keyPath: "id" });
        database.createObjectStore("clock");
      }
      database.createObjectStore("recipes");
      database.createObjectStore("plans");
    },
    // Another tab deletes the database at sign-out, or opens a later edition; an open connection here would block that.
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

/** Runs `work` only for the owner of what is stored here; null for anybody else and where storage fails. */
export async function asOwner<T>(owner: string, work: (database: DeviceDatabase) => Promise<T>): Promise<T | null> {
  if (readOwner() !== owner) return null;
  try {
    return await work(await open());
  } catch {
    return null;
  }
}
