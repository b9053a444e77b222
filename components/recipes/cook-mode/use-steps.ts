import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  PageDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  PageUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** A finger that moves this far to a side, and more sideways than up or down, turns the page. */
const SWIPE_PX = 56;

/** The step that a gesture from one point to another leads to: -1 back, 1 on, 0 for anything but a swipe. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** One step at a time: by button, key or swipe. */
export function useSteps(count: number) {
  const [at, setAt] = useState(0);
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  const last = count - 1;
  const go = (next: number) => setAt(Math.min(last, Math.max(0, next)));

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
  return { at, go, keys: { onKeyDown }, swipe: { onPointerDown, onPointerUp, onPointerCancel } };
}
