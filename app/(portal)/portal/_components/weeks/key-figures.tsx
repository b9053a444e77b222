import { TrendingDown, TrendingUp } from "lucide-react";
import { FEWER } from "@/lib/analytics/category-words";
import { changeInWords, shareOfChange } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";

type Figure = { label: string; value: number | null; before?: number | null };

/** The figures that the others explain: visits, and the people behind them. */
export function KeyFigures({ figures: { onsite, online, people, compared } }: { figures: FiguresWire }) {
  const before = compared?.people;
  const rows: Figure[] = [
    { label: "Visits", value: onsite + online, before: compared?.visits },
    { label: "People", value: people?.people ?? null, before: before?.people },
    { label: "First visit", value: people?.newcomers ?? null, before: before?.newcomers },
    { label: "Came back", value: people?.returning ?? null, before: before?.returning },
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 border-line border-y nav:grid-cols-4">
      {rows.map(({ label, value, before: earlier }) => (
        <div
          className="min-w-0 border-line px-1 py-3.5 odd:border-e nav:border-e nav:px-4 nav:last:border-e-0 nav:first:ps-1"
          key={label}
        >
          <dt className="text-ink-soft text-small">{label}</dt>
          <dd className={`font-semibold tabular-nums ${value === null ? "text-step-1" : "text-step-3"}`}>
            {value === null ? FEWER : value.toLocaleString("en")}
          </dd>
          {value !== null && typeof earlier === "number" && <Change before={earlier} now={value} />}
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const Sign = now < before ? TrendingDown : TrendingUp;
  return (
    <dd className="flex flex-wrap items-center gap-x-1.5 text-small tabular-nums">
      {now !== before && <Sign aria-hidden="true" className="text-ink-soft" size={16} />}
      <span className="font-semibold">{changeInWords(now, before)}</span>
      <span className="text-ink-soft">{shareOfChange(now, before)}</span>
    </dd>
  );
}
