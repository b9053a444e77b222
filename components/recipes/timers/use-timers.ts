import { useEffect, useState, useSyncExternalStore } from "react";
import { ring } from "@/components/recipes/timers/ring";
import { noTimers, onTimers, readTimers, type Timer } from "@/components/recipes/timers/timer-store";

export type RunningTimer = Timer & { readonly left: number };

/** Every timer with the seconds that are left, counted by the clock: a tab that slept is right when it wakes. */
export function useTimers(): readonly RunningTimer[] {
  const timers = useSyncExternalStore(onTimers, readTimers, noTimers);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = timers.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const beat = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(beat);
  }, [isRunning]);
  return timers.map((timer) => ({ ...timer, left: Math.max(0, (timer.endsAt - now) / 1000) }));
}

/** Rings as long as a timer is over and nobody has put it out. */
export function useRinging(timers: readonly RunningTimer[]): void {
  const isOver = timers.some(({ left }) => left === 0);
  useEffect(() => (isOver ? ring() : undefined), [isOver]);
}
