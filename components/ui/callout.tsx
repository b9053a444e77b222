import type { ReactNode } from "react";
import { CHECK_LOOK, CheckSign, type CheckState } from "@/components/ui/check-state";
import { cn } from "@/components/ui/variants";
import { type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";

const CALLOUT =
  "flex gap-3 rounded-card bg-(--v-tint) px-4 py-3.5 text-ink [--badge-cut:var(--v-tint)] print:border print:border-[#000] print:bg-transparent print:text-[#000] forced-colors:border forced-colors:border-[CanvasText]";

type CalloutProps = {
  /** A verdict's tone, or that of a check that runs or did not come to an end: it must not look like an answer. */
  tone: Verdict | CheckState;
  children: ReactNode;
  /** `status` is announced when its text changes, `alert` at once. */
  role?: "status" | "alert";
  className?: string;
};

/** A tinted note with an icon for its tone. Begin `children` with the main point in `<b>`. */
export function Callout({ tone, children, role, className }: CalloutProps) {
  return (
    <div className={cn(isCheck(tone) ? CHECK_LOOK : verdictClass(tone), CALLOUT, className)} role={role}>
      {isCheck(tone) ? (
        <CheckSign className="mt-px" size={22} state={tone} />
      ) : (
        <VerdictBadge className="mt-px" size={22} verdict={tone} />
      )}
      <div className="wrap-anywhere min-w-0 [&_:is(b,strong)]:font-[650]">{children}</div>
    </div>
  );
}

const isCheck = (tone: CalloutProps["tone"]): tone is CheckState => tone === "checking" || tone === "unchecked";
