import { channelName } from "./config";
import type { Profile } from "./types";

export type Session = { token: string; scope: string; expiresAt: number; user: Profile };

/** A token that ends while a menu is being marked helps nobody. */
const EARLY_MS = 10_000;

/**
 * In memory, and in the storage of this tab for the next page of it: never in one that outlives the tab or that
 * another site can read. There is no refresh token in it: what a script on the page could steal ends within the hour.
 */
let current = restore();
const listeners = new Set<() => void>();

function restore(): Session | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(channelName) ?? "null") as Session | null;
    return kept && typeof kept.token === "string" && kept.user ? kept : null;
  } catch {
    return null; // storage is switched off, or somebody else's
  }
}

export const session = (): Session | null => {
  if (current && current.expiresAt - EARLY_MS < Date.now()) setSession(null);
  return current;
};

export function setSession(next: Session | null): void {
  current = next;
  try {
    if (next) sessionStorage.setItem(channelName, JSON.stringify(next));
    else sessionStorage.removeItem(channelName);
  } catch {
    // Memory has to do.
  }
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
