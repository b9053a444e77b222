import { forgetGroceries, readOwner } from "@/components/offline/device-keys";
import { keptViewer } from "@/components/session/kept-viewer";
import { forgetTab } from "@/components/session/tab-storage";
import { KEYS_OF_DEVICE } from "@/lib/guest-card/keys-of-device";

/** public/sw.js: pages as nobody gets them, with their scripts and styles. */
const NOBODYS_CACHE = /^forkprint-shell-/;

/**
 * Deletes what this browser stores of the person, known by name or not: only what is declared as the device's own stays
 * (lib/guest-card/keys-of-device.ts). Storage that a page of this tab can write without waiting is empty when this returns; the
 * promise waits for the rest.
 */
export async function forgetDevice(): Promise<void> {
  const groceries = forgetGroceries(); // first its owner, so that nothing of theirs is written in between
  forgetStorage();
  forgetTab();
  await Promise.allSettled([groceries, forgetDatabases(), forgetCaches(), closeNotices(), forgetPush()]);
}

/** What an earlier person left here without a sign-out is deleted before `userId` stores anything. */
export function keepDeviceFor(userId: string): void {
  const owners = [keptViewer()?.user.id, readOwner()];
  if (owners.some((owner) => owner && owner !== userId)) void forgetDevice();
}

function forgetStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!KEYS_OF_DEVICE.has(key)) localStorage.removeItem(key);
  } catch {
    // No storage, nothing kept.
  }
}

async function forgetDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

async function forgetCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !NOBODYS_CACHE.test(name)).map((name) => caches.delete(name)));
}

/** A timer's notice names the recipe that is being cooked. */
async function closeNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
}

/** The browser's push service forgets this device: whoever signs in next has their own. */
async function forgetPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
