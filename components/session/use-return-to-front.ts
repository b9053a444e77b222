import { useEffect } from "react";

/** A page that was hidden for at least this long reloads what it shows. */
const AWAY_MS = 30_000;

/** Calls `onReturn` when the page becomes visible again after a while: a phone is unlocked, a tab is selected. */
export function useReturnToFront(onReturn: () => void): void {
  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY;
    const changed = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= AWAY_MS) onReturn();
    };
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, [onReturn]);
}
