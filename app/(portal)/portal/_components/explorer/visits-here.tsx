import { useQuery } from "@tanstack/react-query";
import { analyticsApi } from "@/lib/analytics-client";
import { checkedIn, placeOf } from "./visit-columns";

type VisitsHereProps = { venueId: string; visitId: string; zone: string; onShowAll: () => void };

const MAX_VISITS = 5;

/** The visits of one guest to this venue, the latest first, with a link that shows all of them in the table. */
export function VisitsHere({ venueId, visitId, zone, onShowAll }: VisitsHereProps) {
  const { data, isError } = useQuery({
    queryKey: ["visits", venueId, "of", visitId],
    queryFn: ({ signal }) => analyticsApi.listVisits(venueId, 1, MAX_VISITS, { guest_of: visitId }, signal),
  });
  return (
    <section aria-label="Visits here" className="px-4 pb-3">
      <h3 className="text-step-1">Visits here</h3>
      {isError && <p className="text-ink-soft text-small">Failed to load visits</p>}
      <ol className="mt-1 text-small">
        {data?.items.map((visit) => (
          <li className="flex items-baseline gap-2 py-1" key={visit.id}>
            <span className="whitespace-nowrap font-semibold tabular-nums">{checkedIn(visit.check_in_time, zone)}</span>
            <span aria-hidden="true" className="h-0 flex-1 border-control border-b border-dotted" />
            <span>{placeOf(visit)}</span>
          </li>
        ))}
      </ol>
      {data && data.total_count > MAX_VISITS && (
        <button
          className="min-h-11 cursor-pointer font-semibold text-herb text-small underline underline-offset-4"
          onClick={onShowAll}
          type="button"
        >
          All {data.total_count.toLocaleString("en")} visits of this guest
        </button>
      )}
    </section>
  );
}
