import type { ReactNode } from "react";
import { tv } from "@/components/ui/variants";

const label = tv({
  base: "inline-block rounded-label bg-sunk px-2 py-px text-small/normal font-semibold text-ink-soft",
  variants: { on: { true: "bg-herb-tint text-herb" } },
});

/** The state of a list entry in a word or two. `on`: the entry is in force. */
export function StateLabel({ on, className, children }: { on?: boolean; className?: string; children: ReactNode }) {
  return <span className={label({ on, className })}>{children}</span>;
}
