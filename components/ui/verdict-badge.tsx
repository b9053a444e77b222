import type { ReactNode } from "react";
import { Badge, CONFLICT_SHAPE, CUT, LINE, MATCH_SHAPE } from "@/components/ui/badge";

/**
 * Each verdict has its own shape, word and line, so that colour is never the only sign. `mismatch`: a conflict with a
 * way of eating, which is no alarm. `adaptable`: one change would make the food fit.
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

/** Colours of the badge, of text beside it, and of the ground. A mismatch is no alarm, so it uses the ink colour. */
const COLOURS: Record<Verdict, string> = {
  conflict: "[--v:var(--tomato)] [--v-ink:var(--tomato-ink)] [--v-tint:var(--tomato-tint)]",
  mismatch: "[--v:var(--ink)] [--v-ink:var(--ink)] [--v-tint:var(--raised)]",
  may_contain: "[--v:var(--saffron)] [--v-ink:var(--saffron-ink)] [--v-tint:var(--saffron-tint)]",
  unknown: "[--v:var(--ink-soft)] [--v-ink:var(--ink-soft)] [--v-tint:var(--unknown-tint)]",
  adaptable: "[--v:var(--herb)] [--v-ink:var(--herb)] [--v-tint:var(--herb-tint)]",
  match: "[--v:var(--herb)] [--v-ink:var(--herb)] [--v-tint:var(--herb-tint)]",
  info: "[--v:var(--slate)] [--v-ink:var(--slate-ink)] [--v-tint:var(--slate-tint)]",
};

export const verdictClass = (verdict: Verdict): string => COLOURS[verdict];

const DOT = "fill-[var(--badge-cut,var(--raised))]";

const SHAPES: Record<Verdict, ReactNode> = {
  conflict: CONFLICT_SHAPE,
  may_contain: (
    <>
      <path d="M8.3 1.6a2 2 0 0 1 3.4 0l7.7 14a2 2 0 0 1-1.7 3H2.3a2 2 0 0 1-1.7-3Z" fill="currentColor" />
      <path {...LINE} className={CUT} d="M10 7v5" />
      <circle className={DOT} cx="10" cy="15.4" r="1.2" />
    </>
  ),
  unknown: (
    <>
      <circle cx="10" cy="10" fill="none" r="8.7" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M7.6 7.9a2.45 2.45 0 1 1 3.65 2.1c-.8.5-1.25.9-1.25 1.7" stroke="currentColor" />
      <circle cx="10" cy="14.4" fill="currentColor" r="1.25" />
    </>
  ),
  mismatch: (
    <>
      <circle cx="10" cy="10" fill="none" r="8.5" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M4.6 15.4 15.4 4.6" stroke="currentColor" />
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
      <path {...LINE} className={CUT} d="M10 9.4v5.2" />
      <circle className={DOT} cx="10" cy="5.9" r="1.3" />
    </>
  ),
};

type VerdictBadgeProps = { verdict: Verdict; size?: number; label?: string; className?: string };

/** The badge without text. Give it a `label` where no word is beside it. */
export function VerdictBadge({ verdict, size = 20, label, className = "" }: VerdictBadgeProps) {
  return (
    <>
      <Badge look={`${verdictClass(verdict)} ${className}`} size={size}>
        {SHAPES[verdict]}
      </Badge>
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}
