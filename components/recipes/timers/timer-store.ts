import { HOUR_MS, MINUTE_MS } from "@/lib/durations";

/**
 * A timer that is running, or that is ringing until it is stopped. `endsAt`: a timestamp in milliseconds, so that a
 * reload does not change when it ends.
 */
export type Timer = { readonly id: string; readonly label: string; readonly seconds: number; readonly endsAt: number };

const KEY = "cooking:timers";
const MOST = 12;
/** A timer that ended longer ago is left over from an earlier session and is dropped. */
const STALE_MS = 6 * HOUR_MS;

let timers: readonly Timer[] | null = null;
const NONE: readonly Timer[] = [];
const listeners = new Set<() => void>();

export const noTimers = (): readonly Timer[] => NONE;

/** Returns the same list until something changes, as useSyncExternalStore requires. */
export function readTimers(): readonly Timer[] {
  timers ??= load();
  return timers;
}

export function startTimer(label: string, seconds: number, now = Date.now()): void {
  const id = `${now}-${Math.random().toString(36).slice(2, 8)}`;
  write([...readTimers(), { id, label, seconds, endsAt: now + seconds * 1000 }].slice(-MOST));
}

export const addMinute = (id: string, now = Date.now()): void =>
  write(
    readTimers().map((timer) =>
      timer.id === id ? { ...timer, endsAt: Math.max(now, timer.endsAt) + MINUTE_MS } : timer,
    ),
  );

export const endTimer = (id: string): void => write(readTimers().filter((timer) => timer.id !== id));

export function onTimers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(next: readonly Timer[]): void {
  timers = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be full or forbidden: the timers run until the page is left.
  }
  for (const listener of listeners) listener();
}

function load(): readonly Timer[] {
  try {
    return toTimers(JSON.parse(sessionStorage.getItem(KEY) ?? "null"), Date.now());
  } catch {
    return NONE;
  }
}

/** The storage may hold anything; invalid entries are dropped. */
export function toTimers(value: unknown, now: number): readonly Timer[] {
  if (!Array.isArray(value)) return NONE;
  const read = value.flatMap((each: Partial<Record<keyof Timer, unknown>> | null): Timer[] => {
    const { id, label, seconds, endsAt } = each ?? {};
    if (typeof id !== "string" || typeof label !== "string") return [];
    if (typeof seconds !== "number" || typeof endsAt !== "number" || !(endsAt > now - STALE_MS)) return [];
    return [{ id, label, seconds, endsAt }];
  });
  return read.length === 0 ? NONE : read.slice(0, MOST);
}
