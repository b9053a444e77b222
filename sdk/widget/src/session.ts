import { channelName } from "./config";
import type { Profile } from "./types";

export type Session = { token: string; scope: string; expiresAt: number; user: Profile };

/** A token that ends while a menu is being marked helps nobody. */
const EARLY_MS = 10_000;

/** What was kept for this tab, or null: also where storage is switched off, or holds somebody else's. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keeps it for the next page of this tab; null forgets it. @returns whether it could */
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
 * In memory, and in the storage of this tab for the next page of it: never in one that outlives the tab or that
 * another site can read. There is no refresh token in it: what a script on the page could steal ends within the hour.
 */
let current = kept<Session>(channelName);
if (!current?.user) current = null; // somebody else's
const listeners = new Set<() => void>();

export const session = (): Session | null => {
  if (current && current.expiresAt - EARLY_MS < Date.now()) setSession(null);
  return current;
};

export function setSession(next: Session | null): void {
  current = next;
  keep(channelName, next); // memory has to do where it cannot
  for (const tell of [...listeners]) tell();
}

/** @returns how to stop being told */
export function onSession(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Whether anything is recorded: an empty card marks nothing, and the button says so. An application that reads no
 * profile (`marks:read`) is told no lists, and cannot know.
 */
export const hasPreferences = ({ user }: Session): boolean => {
  const lists = Object.values(user).filter(Array.isArray);
  return !lists[0] || lists.some(({ length }) => length);
};
