import { type RefObject, useEffect, useRef } from "react";

/** While `active`, calls back on Escape, on a press outside `ref`, and when the focus leaves it. */
export function useDismiss(ref: RefObject<HTMLElement | null>, active: boolean, onDismiss: (byKey: boolean) => void) {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });

  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") latest.current(true);
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) latest.current(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [ref, active]);
}
