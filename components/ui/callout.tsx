import type { ReactNode } from "react";
import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";

type CalloutProps = {
  tone: Verdict;
  children: ReactNode;
  /** `status` is announced when its text changes, `alert` at once. */
  role?: "status" | "alert";
  className?: string;
};

/** A tinted note with its sign. Start with the point in `<b>`. */
export function Callout({ tone, children, role, className = "" }: CalloutProps) {
  return (
    <div className={`callout ${verdictClass(tone)} ${className}`.trim()} role={role}>
      <VerdictBadge size={22} verdict={tone} />
      <div>{children}</div>
    </div>
  );
}
