import { type KeyboardEvent, useRef } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End over a tab list: focus moves and the tab is chosen with it. */
export function useRovingTabs(keys: readonly string[], value: string, onSelect: (key: string) => void) {
  const listRef = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = keys.indexOf(value);
    const step = STEPS[event.key];
    let next = -1;
    if (step !== undefined) next = (at + step + keys.length) % keys.length;
    if (event.key === "Home") next = 0;
    if (event.key === "End") next = keys.length - 1;
    const key = keys[next];
    if (key === undefined) return;
    event.preventDefault();
    onSelect(key);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return { listRef, onKeyDown };
}
