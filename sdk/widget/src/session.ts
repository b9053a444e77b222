import { channelName } from "./config";
import type { Profile } from "./types";

export type Session = { token: string; scope: string; expiresAt: number; user: Profile };

/** Tells the site's other tabs that the person signed out. */
export const SIGNED_OUT = "signed out";

/** A token that would expire while a menu is being marked is treated as expired. */
const EARLY_MS = 10_000;

/** The value stored for this tab; null also if storage is disabled or holds somebody else's data. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/**
 * Stores the value for the tab's next page; null deletes it.
 * @returns whether it was stored
 */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The session is kept in memory and in sessionStorage, for the next page of this tab: never in storage that outlives
 * the tab or that another site can read. It has no refresh token, so a token stolen by a script on the page expires
 * within the hour.
 */
let current = kept<Session>(channelName);
if (!current?.user) current = null; // Somebody else's data.
/** `isSame`: the person is the same, and their card has changed. */
type Tell = (isSame: boolean) => void;
const listeners = new Set<Tell>();
let expiry: ReturnType<typeof setTimeout> | undefined;

export const session = (): Session | null => {
  if (current && current.expiresAt - EARLY_MS < Date.now()) setSession(null);
  return current;
};

export function setSession(next: Session | null): void {
  const isSame = !!next && next.token === current?.token;
  current = next;
  keep(channelName, next); // If storage is unavailable, the session stays in memory only.
  watchExpiry();
  for (const tell of [...listeners]) tell(isSame);
}

/** Marks of a person whose session has ended go when it ends, not when somebody next asks. */
export function watchExpiry(): void {
  clearTimeout(expiry);
  if (current) expiry = setTimeout(session, current.expiresAt - EARLY_MS - Date.now() + 1);
}

/**
 * @returns a function that unsubscribes
 */
export function onSession(tell: Tell): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const listsOf = ({ user }: Session): unknown[][] => Object.values(user).filter(Array.isArray);

/** An application that may not read the profile (scope `marks:read` alone) receives no lists. */
export const hasReadableCard = (kept: Session): boolean => listsOf(kept).length > 0;

/**
 * Whether the card holds anything: an empty card marks nothing, and the button says so. Who cannot read it cannot know.
 */
export const hasPreferences = (kept: Session): boolean =>
  !hasReadableCard(kept) || listsOf(kept).some(({ length }) => length);
