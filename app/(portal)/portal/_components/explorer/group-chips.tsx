import { useQuery } from "@tanstack/react-query";
import type { TableView } from "@/components/ui/data-table/use-table-view";
import { categoryLabel, toneOf } from "@/lib/analytics/category-words";
import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { analyticsApi } from "@/lib/analytics-client";

type GroupChipsProps = { venueId: string; view: TableView };

const CAME: Record<TimeRange, string> = {
  lifetime: "Who came",
  "24h": "Who came in the last 24 hours",
  today: "Who came today",
};
const LOOK =
  "inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-label border px-2.5 text-small aria-pressed:bg-herb-tint aria-pressed:font-semibold";

const lookOf = (name: string): string =>
  `${LOOK} ${toneOf("dietary", name) === "allergy" ? "border-tomato font-semibold text-tomato-ink" : "border-control"}`;

/**
 * The guests of the time range by diet and allergy. A group filters the table below, which names its guests; so each
 * group is counted, however small. Other filters change the table only.
 */
export function GroupChips({ venueId, view }: GroupChipsProps) {
  const { filters } = view.state;
  const range = TIME_RANGES.find((each) => each === filters.time_range) ?? "lifetime";
  const { data: groups = [] } = useQuery({
    queryKey: ["visits", venueId, "groups", range],
    queryFn: ({ signal }) => analyticsApi.listGroups(venueId, range, signal),
  });
  if (groups.length === 0) return null;
  const choose = (name: string) => view.change({ filters: { ...filters, diet: filters.diet === name ? "" : name } });
  return (
    <section aria-label={CAME[range]} className="mt-3 border-line border-y py-3">
      <h2 className="text-step-1">{CAME[range]}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {groups.map(({ name, count }) => (
          <li key={name}>
            <button
              aria-pressed={filters.diet === name}
              className={lookOf(name)}
              onClick={() => choose(name)}
              type="button"
            >
              {categoryLabel(name)}
              <span className="font-semibold tabular-nums">{count.toLocaleString("en")}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 max-w-[70ch] text-ink-soft text-small">
        Each guest counts once, as of the latest visit. Guests who did not share a row are in no group of it.
      </p>
    </section>
  );
}
