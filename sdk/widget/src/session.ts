import { channelName } from "./config";
import type { Profile } from "./types";

export type Session = { token: string; scope: string; expiresAt: number; user: Profile };

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
const listeners = new Set<() => void>();

export const session = (): Session | null => {
  if (current && current.expiresAt - EARLY_MS < Date.now()) setSession(null);
  return current;
};

export function setSession(next: Session | null): void {
  current = next;
  keep(channelName, next); // If storage is unavailable, the session stays in memory only.
  for (const tell of [...listeners]) tell();
}

/**
 * @returns a function that unsubscribes
 */
export function onSession(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Whether the card holds anything: an empty card marks nothing, and the button says so. An application that may not
 * read the profile (scope `marks:read` alone) receives no lists, so it cannot know.
 */
export const hasPreferences = ({ user }: Session): boolean => {
  const lists = Object.values(user).filter(Array.isArray);
  return !lists[0] || lists.some(({ length }) => length);
};
