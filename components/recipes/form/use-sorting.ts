import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { dropIndex } from "@/components/recipes/form/moved-rows";

type Sorting = {
  count: number;
  onMove: (from: number, to: number) => void;
  /** The announcement for screen readers after a move. */
  say: (from: number, to: number) => string;
};

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves rows by their handle: dragged with a pointer, or with the arrow keys. A dragged row keeps its place in the page
 * until it is dropped, because moving the element would end the drag. A line shows where it will land.
 */
export function useSorting({ count, onMove, say }: Sorting) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const [announcement, setSaid] = useState("");

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to);
    setSaid(say(from, to));
  };
  const landing = (from: number, y: number) =>
    dropIndex(
      [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect()),
      from,
      y,
    );

  const handle = (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (event.key === "Escape") setDrag(null);
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.from === index) setDrag({ from: index, to: landing(index, event.clientY) });
    },
    onPointerUp: () => {
      if (drag?.from === index) move(index, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** "held" for the dragged row; "above" or "below" for the row beside which it would land. */
  const mark = (index: number) => {
    if (!drag || drag.to === drag.from) return index === drag?.from ? "held" : undefined;
    if (index === drag.from) return "held";
    if (index !== drag.to) return undefined;
    return drag.to < drag.from ? "above" : "below";
  };
  return { list, handle, mark, said: announcement };
}
