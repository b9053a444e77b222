import Link from "next/link";
import { shareOf } from "@/lib/analytics/category-words";
import { HATCHED } from "./bars";

export type BarValue = {
  label: string;
  visits: number;
  /** Filters by the value, or takes the filter out where it is on. Without it the value cannot be chosen. */
  href?: string;
  isChosen?: boolean;
  /** Hatched. */
  isOnline?: boolean;
};

const ROW = "grid min-h-11 grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-1 text-small";

type ValueBarsProps = {
  values: readonly BarValue[];
  label: string;
  /** False where one visit can stand in several rows: then a share of their sum says nothing. */
  hasShares?: boolean;
};

/** Values with their numbers, each a link that filters the whole screen by it. */
export function ValueBars({ values, label, hasShares = true }: ValueBarsProps) {
  const most = Math.max(1, ...values.map(({ visits }) => visits));
  const all = hasShares ? values.reduce((sum, { visits }) => sum + visits, 0) : null;
  return (
    <ul aria-label={label} className="mt-3">
      {values.map((value) => (
        <li key={value.label}>
          <Row {...{ value, most, all }} />
        </li>
      ))}
    </ul>
  );
}

function Row({ value, most, all }: { value: BarValue; most: number; all: number | null }) {
  const { label, visits, href, isChosen = false, isOnline = false } = value;
  const content = (
    <>
      <span className="wrap-anywhere">{label}</span>
      <span aria-hidden="true" className="h-4.5 min-w-0">
        <span
          className={`block h-full border ${isOnline ? `border-saffron bg-raised ${HATCHED}` : "border-herb bg-herb-tint"}`}
          style={{ width: `${(visits / most) * 100}%` }}
        />
      </span>
      <span className="min-w-20 text-end tabular-nums">
        <b className="font-semibold">{visits.toLocaleString("en")}</b>{" "}
        {all !== null && <span className="text-ink-soft">{shareOf(visits, all)}</span>}
      </span>
    </>
  );
  if (!href) return <div className={ROW}>{content}</div>;
  return (
    <Link
      aria-current={isChosen ? "true" : undefined}
      className={`${ROW} rounded-control hover:bg-sunk aria-current:bg-herb-tint aria-current:shadow-[inset_3px_0_0_var(--herb)]`}
      href={href}
      scroll={false}
    >
      {content}
    </Link>
  );
}
