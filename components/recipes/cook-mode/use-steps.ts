import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { addressWith, stepFromAddress } from "@/components/recipes/cooking-address";

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  PageDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  PageUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** A horizontal swipe of at least this distance, in pixels, changes the step. */
const SWIPE_PX = 56;

/** The direction of a gesture: -1 back, 1 forward, 0 if it is not a horizontal swipe. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/**
 * Moves between steps by button, key or swipe. The address holds the step, so that a reload or a shared link shows the
 * same one; Back leaves cook mode. `isOpen`: cook mode is shown.
 */
export function useSteps(count: number) {
  const [at, setAt] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  /** Whether the previous history entry is the page without cook mode. */
  const isBehind = useRef(false);
  const last = count - 1;

  useEffect(() => {
    const follow = () => {
      const step = stepFromAddress(new URLSearchParams(window.location.search), count);
      isBehind.current = false;
      setIsOpen(step !== null);
      if (step !== null) setAt(step);
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [count]);

  const go = (next: number) => {
    const step = Math.min(last, Math.max(0, next));
    setAt(step);
    window.history.replaceState(null, "", addressWith({ step: String(step + 1) }));
  };
  const open = () => {
    setIsOpen(true);
    window.history.pushState(null, "", addressWith({ step: String(at + 1) }));
    isBehind.current = true;
  };
  const close = () => {
    setIsOpen(false);
    if (isBehind.current) window.history.back();
    else window.history.replaceState(null, "", addressWith({ step: null }));
    isBehind.current = false;
  };
  /** Ends cook mode; the next time it opens at the first step. */
  const finish = () => {
    setAt(0);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(move(at, last));
  };
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.isPrimary ? { x: event.clientX, y: event.clientY, id: event.pointerId } : null;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from?.id === event.pointerId) go(at + swipeOf(event.clientX - from.x, event.clientY - from.y));
  };
  const onPointerCancel = () => {
    start.current = null;
  };
  return {
    at,
    isOpen,
    go,
    open,
    close,
    finish,
    keys: { onKeyDown },
    swipe: { onPointerDown, onPointerUp, onPointerCancel },
  };
}

export type Steps = ReturnType<typeof useSteps>;
