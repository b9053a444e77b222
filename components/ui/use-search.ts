import { useEffect, useState } from "react";

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
  const [attempt, setAttempt] = useState(0);
  const isLongEnough = query.length >= minLength;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same search
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const settle = (items: Item[], failed: boolean) => {
      if (!controller.signal.aborted) setOutcome({ query, items, failed });
    };
    const timer = setTimeout(() => {
      search(query, controller.signal).then(
        (items) => settle(items, false),
        () => settle([], true),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, search, isLongEnough, attempt]);

  const retry = () => {
    setOutcome(null);
    setAttempt((n) => n + 1);
  };
  return { found: stateOf(query, isLongEnough, outcome), retry };
}

function stateOf<Item>(query: string, isLongEnough: boolean, outcome: Outcome<Item> | null): SearchState<Item> {
  if (!isLongEnough) return { state: "idle" };
  if (outcome?.query !== query) return { state: "loading" };
  return outcome.failed ? { state: "failed" } : { state: "found", items: outcome.items };
}
