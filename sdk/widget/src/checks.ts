import type { ForkprintError } from "./errors";
import type { Marked } from "./menu-call";
import { hasPreferences, session } from "./session";

export const STATE = "data-forkprint-state";
export type DishState = "checking" | "checked" | "unchecked";

/** What is known about the dishes that the page shows in its own markup. */
type PageDishes = {
  total: number;
  done: number;
  asking: number;
  failure?: ForkprintError | undefined;
  /** Says which dish can never be checked, because it has no text or too much. */
  unreadable?: string | undefined;
  retry?: (() => void) | undefined;
};
/** Why marks that are shown may be out of date. */
export type Doubt = "offline" | "card" | null;
export type Checks = Omit<PageDishes, "asking"> & {
  /** Null: there are no dishes. */
  kind: DishState | "partly" | null;
  isPersonal: boolean;
  /** Something was not checked that should have been. */
  isTrouble: boolean;
  isSlow: boolean;
  doubt: Doubt;
  /** When the last answer came. */
  at: number;
};

const NO_DISHES: PageDishes = { total: 0, done: 0, asking: 0 };
const SLOW_MS = 4000;
let page = NO_DISHES;
/** The dishes that the page's own script asked about, by their keys. */
let called = new Map<string, DishState>();
let [doubt, at]: [Doubt, number] = [null, 0];
/** When it was last seen that calls are under way. */
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const listeners = new Set<() => void>();
/** @returns a function that unsubscribes */
export function onChecks(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Only what is checked with somebody's card is checked for them; an empty card can find nothing. */
export function isPersonal(): boolean {
  const kept = session();
  return !!kept && hasPreferences(kept);
}

export function checks(): Checks {
  const count = (state: DishState) => [...called.values()].filter((each) => each === state).length;
  const [total, done] = [page.total + called.size, page.done + count("checked")];
  const hasFailed = !!page.failure || !!page.unreadable || count("unchecked") > 0;
  // Before the first answer nothing is partly checked: the dishes wait for it.
  const isAsking = page.asking + count("checking") > 0 || (done === 0 && !hasFailed);
  const rest = done > 0 ? "partly" : "unchecked";
  const kind = !total ? null : isAsking ? "checking" : done === total ? "checked" : rest;
  const isSlow = kind === "checking" && since > 0 && Date.now() - since >= SLOW_MS;
  return { ...page, total, done, kind, doubt, at, isPersonal: isPersonal(), isTrouble: !isAsking && hasFailed, isSlow };
}

function tell(): void {
  clearTimeout(timer);
  const isChecking = checks().kind === "checking";
  since = isChecking ? since || Date.now() : 0;
  if (isChecking) timer = setTimeout(tell, SLOW_MS);
  for (const each of [...listeners]) each();
}

export function reportPage(next: PageDishes = NO_DISHES): void {
  if (next.done > page.done) at = Date.now();
  page = next;
  tell();
}

export function reportDoubt(next: Doubt): void {
  if (doubt === next) return;
  doubt = next;
  tell();
}

/** Whoever signs in or out makes all that was known void. */
export function forgetChecks(): void {
  called = new Map();
  doubt = null;
  page = NO_DISHES;
  tell();
}

/** @returns a function that receives what came back: a dish without an answer was not checked */
export function reportCalls(keys: readonly string[]) {
  const [mine, had] = [called, new Map(called)];
  const put = (stateOf: (key: string) => DishState | undefined) => {
    for (const key of keys) {
      const state = stateOf(key);
      if (state) mine.set(key, state);
      else mine.delete(key);
    }
    tell();
  };
  put(() => "checking");
  return (answers: Map<string, Marked>, isCancelled: boolean) => {
    if (answers.size) at = Date.now();
    put((key) => (isCancelled ? had.get(key) : answers.has(key) ? "checked" : "unchecked"));
  };
}
