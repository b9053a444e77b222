import { useCallback, useEffect, useRef, useState } from "react";

export type Search<Item> = (query: string, signal: AbortSignal) => Promise<Item[]>;

/** `query` names the words that the outcome belongs to, so that an outdated answer is never shown for newer words. */
type Outcome<Item> = { query: string; items: Item[]; failed: boolean };
export type SearchState<Item> =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "failed" }
  | { state: "found"; items: Item[] };

const PAUSE_MS = 200;

/** Debounces the search, and drops an answer when newer words have been typed. */
export function useSearch<Item>(query: string, search: Search<Item>, minLength: number) {
  const [outcome, setOutcome] = useState<Outcome<Item> | null>(null);
  const isLongEnough = query.length >= minLength;

  const stop = useRef((): void => undefined);
  const look = useCallback(
    (pauseMs: number) => {
      stop.current();
      const controller = new AbortController();
      const settle = (items: Item[], failed: boolean) => {
        if (!controller.signal.aborted) setOutcome({ query, items, failed });
      };
      const timer = setTimeout(() => {
        search(query, controller.signal).then(
          (items) => settle(items, false),
          () => settle([], true),
        );
      }, pauseMs);
      stop.current = () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [query, search],
  );
  useEffect(() => {
    if (isLongEnough) look(PAUSE_MS);
    return () => stop.current();
  }, [isLongEnough, look]);

  const retry = () => {
    setOutcome(null);
    look(0);
  };
  return { found: stateOf(query, isLongEnough, outcome), retry };
}

function stateOf<Item>(query: string, isLongEnough: boolean, outcome: Outcome<Item> | null): SearchState<Item> {
  if (!isLongEnough) return { state: "idle" };
  if (outcome?.query !== query) return { state: "loading" };
  return outcome.failed ? { state: "failed" } : { state: "found", items: outcome.items };
}
