import "@/styles/cook-mode.css";
import type { PointerEventHandler } from "react";

type CookStepProps = {
  /** Counts from 0. */
  at: number;
  count: number;
  text: string;
  swipe: Record<"onPointerDown" | "onPointerUp" | "onPointerCancel", PointerEventHandler>;
};

/** Long steps scroll; the words are announced when the step changes. */
export function CookStep({ at, count, text, swipe }: CookStepProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Step" aria-live="polite" className="cook-step" tabIndex={0} {...swipe}>
      <p className="soft num">
        Step {at + 1} of {count}
      </p>
      <p className="cook-text">{text}</p>
    </section>
  );
}
