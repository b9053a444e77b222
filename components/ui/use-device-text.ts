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

/** A text stored on this device; null if there is none or storage is forbidden. */
export function deviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false if the device could not store it, so that the screen can say so */
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

/** The same as React state. It follows changes of this tab and of others. */
export const useDeviceText = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => deviceText(key),
    () => null,
  );
