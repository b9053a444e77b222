import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useText } from "#use-text";
import { prepareRing, ring, ringAt } from "@/components/recipes/timers/ring";
import { takeBackNotice, tellTimer } from "@/components/recipes/timers/timer-notices";
import { noTimers, onTimers, readTimers, type Timer } from "@/components/recipes/timers/timer-store";
import { cookingText } from "@/messages/en/cooking";

export type RunningTimer = Timer & { readonly left: number };

/**
 * All timers with their remaining seconds. These are calculated from the clock, so they are right after a tab was
 * suspended.
 */
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

const isOver = ({ left }: RunningTimer): boolean => left === 0;

/** Rings while a timer has ended and is not stopped, and shows a notification if the page is hidden. */
export function useRinging(timers: readonly RunningTimer[]): void {
  const t = useText(cookingText);
  const rings = timers.some(isOver);
  useSoundAgain(timers.length > 0);
  useEffect(() => (rings ? ring() : undefined), [rings]);
  useAhead(timers);
  const notified = useRef<ReadonlySet<string>>(new Set());
  const over = timers.filter(isOver);
  const ids = over.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another timer ends or one is stopped
  useEffect(() => {
    const before = notified.current;
    notified.current = new Set(over.map(({ id }) => id));
    for (const timer of over) if (!before.has(timer.id)) void tellTimer(timer, t("timeIsUp"));
    for (const id of before) if (!notified.current.has(id)) void takeBackNotice(id);
  }, [ids]);
}

/** After a reload the page may make no sound until it is touched, so the first touch of any kind permits it again. */
function useSoundAgain(hasTimers: boolean): void {
  useEffect(() => {
    if (!hasTimers) return;
    window.addEventListener("pointerdown", prepareRing);
    window.addEventListener("keydown", prepareRing);
    return () => {
      window.removeEventListener("pointerdown", prepareRing);
      window.removeEventListener("keydown", prepareRing);
    };
  }, [hasTimers]);
}

/** Schedules the sounds of the running timers ahead of time. */
function useAhead(timers: readonly RunningTimer[]): void {
  const running = timers.filter((timer) => !isOver(timer));
  const ends = running.map(({ id, endsAt }) => `${id} ${endsAt}`).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: not at every tick of the clock
  useEffect(() => {
    const takeBack = running.map(({ endsAt }) => ringAt((endsAt - Date.now()) / 1000));
    return () => {
      for (const end of takeBack) end();
    };
  }, [ends]);
}
