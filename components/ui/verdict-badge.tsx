import type { ReactNode } from "react";
import { Badge, CONFLICT_SHAPE, MATCH_SHAPE } from "@/components/ui/badge";

/**
 * Each has its own shape, word and line, so that colour is never alone. `mismatch`: a conflict with a way of eating,
 * which is no alarm. `adaptable`: one change would mend it.
 */
export type Verdict = "conflict" | "mismatch" | "may_contain" | "unknown" | "adaptable" | "match" | "info";

export const VERDICT_WORDS: Record<Verdict, string> = {
  conflict: "Conflict",
  mismatch: "Not for your way of eating",
  may_contain: "May contain",
  unknown: "Unknown",
  adaptable: "Can be adapted",
  match: "Match",
  info: "Good to know",
};

export const verdictClass = (verdict: Verdict): string => `v-${verdict.replace("_", "-")}`;

const SHAPES: Record<Verdict, ReactNode> = {
  conflict: CONFLICT_SHAPE,
  may_contain: (
    <>
      <path d="M8.3 1.6a2 2 0 0 1 3.4 0l7.7 14a2 2 0 0 1-1.7 3H2.3a2 2 0 0 1-1.7-3Z" fill="currentColor" />
      <path className="cut" d="M10 7v5" />
      <circle className="dot" cx="10" cy="15.4" r="1.2" />
    </>
  ),
  unknown: (
    <>
      <circle cx="10" cy="10" fill="none" r="8.7" stroke="currentColor" strokeWidth="2" />
      <path className="query" d="M7.6 7.9a2.45 2.45 0 1 1 3.65 2.1c-.8.5-1.25.9-1.25 1.7" />
      <circle cx="10" cy="14.4" fill="currentColor" r="1.25" />
    </>
  ),
  mismatch: (
    <>
      <circle cx="10" cy="10" fill="none" r="8.5" stroke="currentColor" strokeWidth="2" />
      <path className="query" d="M4.6 15.4 15.4 4.6" />
    </>
  ),
  adaptable: (
    <>
      <path d="M10 .9a9.1 9.1 0 0 1 0 18.2Z" fill="currentColor" />
      <circle cx="10" cy="10" fill="none" r="8.5" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  match: MATCH_SHAPE,
  info: (
    <>
      <rect fill="currentColor" height="18.4" rx="4.5" width="18.4" x=".8" y=".8" />
      <path className="cut" d="M10 9.4v5.2" />
      <circle className="dot" cx="10" cy="5.9" r="1.3" />
    </>
  ),
};

/** The sign alone. Give `label` where no word stands beside it. */
export function VerdictBadge({ verdict, size = 20, label }: { verdict: Verdict; size?: number; label?: string }) {
  return (
    <>
      <Badge look={verdictClass(verdict)} size={size}>
        {SHAPES[verdict]}
      </Badge>
      {label && <span className="sr">{label}</span>}
    </>
  );
}
