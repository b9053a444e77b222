import { useEffect } from "react";

/** So long may a page lie behind others before what it shows is looked at again. */
const AWAY_MS = 30_000;

/** Calls back when the page comes to the front after a while: a phone unlocked, a tab chosen again. */
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
