import { useEffect, useRef, useSyncExternalStore } from "react";

const REDUCED = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** True on the server: nothing moves until the browser's motion preference is known. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(REDUCED).matches,
    () => true,
  );

/** Calls `onAdvance` every `everyMs` while `running`; a change of `restart` restarts the timer. */
export function useAutoAdvance(running: boolean, everyMs: number, restart: unknown, onAdvance: () => void) {
  const latest = useRef(onAdvance);
  useEffect(() => {
    latest.current = onAdvance;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is a dependency in order to restart the timer.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => latest.current(), everyMs);
    return () => clearTimeout(timer);
  }, [running, everyMs, restart]);
}
