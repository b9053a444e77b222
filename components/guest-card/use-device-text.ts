"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const CHANGED = "storage";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** What stands on this device under a name; null where nothing does, and where storage is forbidden. */
export function deviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false where the device keeps nothing: the screen then says so instead of pretending */
export function keepDeviceText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** The same as a state of React: it follows what this tab and others write. */
export const useDeviceText = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => deviceText(key),
    () => null,
  );
