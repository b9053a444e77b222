import { CircleDashed, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { shell } from "@/messages/en/shell";

/**
 * Whether a check is still running, or did not come to an end. Neither is an answer, so both have signs and words of
 * their own and no verdict's colour.
 */
export type CheckState = "checking" | "unchecked";

/** The look of everything that no verdict has been given on. */
export const CHECK_LOOK = "[--v:var(--ink-soft)] [--v-ink:var(--ink-soft)] [--v-tint:var(--sunk)]";

type SignProps = { state: CheckState; size?: number; className?: string };

export const CheckSign = ({ state, size = 18, className }: SignProps) =>
  state === "checking" ? (
    <LoaderCircle
      aria-hidden="true"
      className={cn("shrink-0 text-ink-soft motion-safe:animate-spin", className)}
      size={size}
    />
  ) : (
    <CircleDashed aria-hidden="true" className={cn("shrink-0 text-ink-soft", className)} size={size} />
  );

type CheckLineProps = {
  state: CheckState;
  className?: string;
  /** Other words for the same state. */
  children?: ReactNode;
};

/** "Checking…" or "Not checked", where a verdict will stand. */
export function CheckLine({ state, className, children }: CheckLineProps) {
  const t = useText(shell);
  return (
    <p className={cn("m-0 flex items-center gap-2 text-ink-soft text-small", className)} data-check={state}>
      <CheckSign state={state} />
      {children ?? t(state === "checking" ? "checking" : "notChecked")}
    </p>
  );
}
