import type { ReactNode } from "react";

/** Stroke settings of the lines inside a badge, which are drawn in the ground's colour or in the badge's own. */
export const LINE = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round", strokeWidth: 2 } as const;
export const CUT = "stroke-[color:var(--badge-cut,var(--raised))]";

/** The two shapes that the messages of every page need; the others are in verdict-badge.tsx, to keep pages small. */
export const CONFLICT_SHAPE = (
  <>
    <path d="M6.1.8h7.8l5.3 5.3v7.8l-5.3 5.3H6.1L.8 13.9V6.1Z" fill="currentColor" />
    <path {...LINE} className={CUT} d="m6.7 6.7 6.6 6.6m0-6.6-6.6 6.6" />
  </>
);
export const MATCH_SHAPE = (
  <>
    <circle cx="10" cy="10" fill="currentColor" r="9.5" />
    <path {...LINE} className={CUT} d="m5.8 10.4 2.9 2.9 5.6-6.1" />
  </>
);

/** A sign of 20 units a side; `look` gives its colours. */
export function Badge({ look, size, children }: { look: string; size: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={`text-(--v) forced-colors:text-[CanvasText] forced-colors:[--badge-cut:Canvas] forced-colors:[forced-color-adjust:none] ${look}`}
      focusable="false"
      height={size}
      viewBox="0 0 20 20"
      width={size}
    >
      {children}
    </svg>
  );
}
