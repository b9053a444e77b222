import { useQuery } from "@tanstack/react-query";
import type { TableView } from "@/components/ui/data-table/use-table-view";
import { categoryLabel, FEWER, toneOf } from "@/lib/analytics/category-words";
import type { WithheldReason } from "@/lib/analytics/suppress";
import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { analyticsApi } from "@/lib/analytics-client";

type GroupChipsProps = { venueId: string; view: TableView };

const CAME: Record<TimeRange, string> = {
  lifetime: "Who came",
  "24h": "Who came in the last 24 hours",
  today: "Who came today",
};
/** The reasons why no group of the view may be counted. */
const WHY_NONE: Record<WithheldReason, string> = {
  few_guests: "Under 5 guests nothing is broken down.",
  small_groups: "Every group here is under 5 guests, or would give such a group away, so none is counted.",
  new_time_zone:
    "The venue got another time zone, and its day begins elsewhere. Groups of a day are shown again a day after the change.",
};
const LOOK =
  "inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-label border px-2.5 text-small aria-pressed:bg-herb-tint aria-pressed:font-semibold";

const lookOf = (name: string, count: number | null): string => {
  if (count === null) return `${LOOK} border-control border-dashed`;
  return `${LOOK} ${toneOf("dietary", name) === "allergy" ? "border-tomato font-semibold text-tomato-ink" : "border-control"}`;
};

/**
 * The guests of the time range by diet and allergy. A group filters the table below. The counts ignore all other
 * filters, because differences between filtered counts would reveal the size of small groups.
 */
export function GroupChips({ venueId, view }: GroupChipsProps) {
  const { filters } = view.state;
  const range = TIME_RANGES.find((each) => each === filters.time_range) ?? "lifetime";
  const { data } = useQuery({
    queryKey: ["visits", venueId, "groups", range],
    queryFn: ({ signal }) => analyticsApi.countDiets(venueId, range, signal),
  });
  const groups = (data ?? []).filter(({ count }) => count !== 0);
  if (groups.length === 0) return null;
  const whyNone = groups.every(({ count }) => count === null) ? groups[0]?.held_back : undefined;
  const isWithheld = groups.some(({ count }) => count === null);
  const choose = (name: string) => view.change({ filters: { ...filters, diet: filters.diet === name ? "" : name } });
  return (
    <section aria-label={CAME[range]} className="mt-3 border-line border-y py-3">
      <h2 className="text-step-1">{CAME[range]}</h2>
      {whyNone ? (
        <p className="mt-1 max-w-[70ch] text-ink-soft text-small">{WHY_NONE[whyNone]}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {groups.map(({ name, count }) => (
            <li key={name}>
              <button
                aria-pressed={filters.diet === name}
                className={lookOf(name, count)}
                onClick={() => choose(name)}
                type="button"
              >
                {categoryLabel(name)}
                <span className={count === null ? "text-ink-soft" : "font-semibold tabular-nums"}>
                  {count?.toLocaleString("en") ?? FEWER}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isWithheld && !whyNone && (
        <details className="mt-1 text-ink-soft text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            How guests are counted
          </summary>
          <p className="max-w-[70ch]">
            Each guest counts once, as of the latest visit. Groups under 5 people are not counted, and one more is held
            back where two views could be subtracted. Other filters change the table and not these counts.
          </p>
        </details>
      )}
    </section>
  );
}
