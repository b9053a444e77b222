import { keepOnDevice } from "@/lib/calls/device-cookie";
import { DAY_SECONDS } from "@/lib/durations";
import { LINKS } from "@/lib/links";

/** The id of the person whose groceries this browser stores. Without it, nothing is stored, read or written. */
const OWNER_KEY = "grocery_owner";
/** The list that recipes are added to, together with the id of its owner. */
const CURRENT_KEY = "current_grocery_list";
/** The person's shops as the server last sent them, and the shop that the lists are sorted for. */
const SHOPS_KEY = "grocery_shops";
/** "off": the person wants no recipes kept on this device. */
const RECIPES_KEY = "offline_recipes";
/** The current list's id for the server, which sends the list with the page that shows it. */
export const CURRENT_COOKIE = "current_grocery_list";
const HEARD_KEYS = [OWNER_KEY, CURRENT_KEY, SHOPS_KEY, RECIPES_KEY];
const COOKIE_SECONDS = 400 * DAY_SECONDS;
export const DATABASE_NAME = "forkprint-groceries";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false; // Storage may be full or forbidden: the list then lives on the server alone.
  }
}

/** Only the page of groceries is sent the cookie: no other needs it. */
const writeCookie = (id: string | null): void =>
  keepOnDevice(CURRENT_COOKIE, id ?? "", id === null ? 0 : COOKIE_SECONDS, LINKS.groceryList);

export const readOwner = (): string | null => read(OWNER_KEY);

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Makes this person the owner of the groceries stored in this browser. False: the browser can store nothing. */
export const keepFor = (owner: string): boolean => readOwner() === owner || write(OWNER_KEY, owner);

/** Stored as `owner\nid`, so that one person's list is never mistaken for another's. */
export function readCurrentListId(owner: string): string | null {
  const [whose, id] = (read(CURRENT_KEY) ?? "").split("\n");
  return whose === owner && id ? id : null;
}

export function writeCurrentListId(owner: string, id: string | null): void {
  write(CURRENT_KEY, id === null ? null : `${owner}\n${id}`);
  writeCookie(id);
  tell();
}

/** Tells the server of a current list that it did not render: chosen before there was a cookie, or in another tab. */
export function sendCurrentListId(owner: string, rendered: string | null): void {
  const id = readCurrentListId(owner);
  if (id !== rendered) writeCookie(id);
}

/** The stored shops of this person as text; null if this browser stores nothing of theirs. */
export function readKeptShops(owner: string): string | null {
  const kept = read(SHOPS_KEY) ?? "";
  return readOwner() === owner && kept.startsWith(`${owner}\n`) ? kept.slice(owner.length + 1) : null;
}

export function keepShops(owner: string, text: string): void {
  if (readOwner() !== owner || readKeptShops(owner) === text) return;
  write(SHOPS_KEY, `${owner}\n${text}`);
  tell();
}

export const wantsRecipesHere = (): boolean => read(RECIPES_KEY) !== "off";

/** @returns false if the browser could not store the choice */
export function chooseRecipesHere(wanted: boolean): boolean {
  const isStored = write(RECIPES_KEY, wanted ? null : "off");
  tell();
  return isStored;
}

/** Calls the listener when this or another tab changes a key. Returns a function that unsubscribes. */
export function onDeviceKeys(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === null || HEARD_KEYS.includes(event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", heard);
  };
}

/** How long deleting the database may wait for another tab to close its connection. */
const PATIENCE_MS = 2000;

/**
 * Deletes everyone's groceries from this browser: at sign-out, and when somebody else signs in. The owner key is
 * removed first, so that nothing can be written in between.
 */
export async function forgetGroceries(): Promise<void> {
  write(OWNER_KEY, null);
  write(CURRENT_KEY, null);
  writeCookie(null);
  write(SHOPS_KEY, null);
  tell();
  await new Promise<void>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(DATABASE_NAME);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      setTimeout(resolve, PATIENCE_MS);
    } catch {
      resolve(); // If the database cannot be opened, nothing was stored.
    }
  });
}
