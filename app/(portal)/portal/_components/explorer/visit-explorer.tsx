"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { useTableView } from "@/components/ui/data-table/use-table-view";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { analyticsApi, exportHref } from "@/lib/analytics-client";
import type { VenueVisitWire } from "@/lib/schemas/visit-analytics";
import { GroupChips } from "./group-chips";
import { GuestCard } from "./guest-card";
import { GuestRetention } from "./guest-retention";
import { nameOf, USUALLY_HIDDEN, visitColumns } from "./visit-columns";
import { choicesOf, type Place, VisitFilters } from "./visit-filters";

type VisitExplorerProps = { venueId: string; zone: string; places: readonly Place[] };

const PAGE = 100;

/** All visits to a venue, each with what its guest shared. */
export function VisitExplorer({ venueId, zone, places }: VisitExplorerProps) {
  const view = useTableView({ hidden: USUALLY_HIDDEN });
  const { page, filters, search } = view.state;
  const q = useDeferredValue(search.trim());
  const query = useMemo(() => ({ ...filters, ...(q ? { q } : {}) }), [filters, q]);
  const columns = useMemo(() => visitColumns(zone), [zone]);
  const [open, setOpen] = useState<VenueVisitWire | null>(null);
  const visits = useQuery({
    queryKey: ["visits", venueId, page, query],
    queryFn: ({ signal }) => analyticsApi.listVisits(venueId, page, PAGE, query, signal),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.keys(query).length > 0;
  const tightest = choicesOf(places).find(({ name }) => filters[name]);
  const takeOut = () =>
    tightest && !q
      ? view.change({ filters: { ...filters, [tightest.name]: "" } })
      : view.change({ filters: {}, search: "" });
  return (
    <>
      <VisitFilters columns={columns} places={places} view={view} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-small" role="status">
          {visits.data && `${countInWords(visits.data)} in this view`}
        </p>
        <a
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-herb text-small underline underline-offset-4"
          download="visits.csv"
          href={exportHref(venueId, query)}
        >
          <Download aria-hidden="true" size={17} /> Download CSV
        </a>
      </div>
      <GroupChips venueId={venueId} view={view} />
      <div className={open ? "mt-2 grid items-start gap-5 full:grid-cols-[minmax(0,1fr)_300px]" : "mt-2"}>
        <div className="min-w-0">
          <DataTable
            columns={columns}
            empty={
              isFiltered ? (
                <EmptyState
                  action={
                    <Button onClick={takeOut} variant="primary">
                      {tightest && !q ? `Take out "${tightest.label}"` : "Clear all"}
                    </Button>
                  }
                  title="No visits found for this venue."
                >
                  No visit fits what is chosen above.
                </EmptyState>
              ) : (
                <EmptyState title="No Visits Yet">
                  Guests who scan a code of this venue stand here, with what they chose to show it.
                </EmptyState>
              )
            }
            failed={
              visits.isError && (
                <ErrorState onRetry={() => void visits.refetch()} title="Failed to load visits">
                  Nothing was lost; the filters stay as they are.
                </ErrorState>
              )
            }
            label="Visitors"
            noun="visits"
            onOpen={setOpen}
            openKey={open?.id ?? null}
            pageSize={PAGE}
            rowKey={(visit) => visit.id}
            rowName={nameOf}
            rows={visits.data?.items}
            stale={visits.isPlaceholderData}
            {...(visits.data ? { total: visits.data.total_count } : {})}
            view={view}
          />
        </div>
        {open && (
          <GuestCard
            onClose={() => setOpen(null)}
            onShowAll={() => view.change({ filters: { guest_of: open.id }, search: "" })}
            venueId={venueId}
            visit={open}
            zone={zone}
          />
        )}
      </div>
      <div className="mt-6">
        <GuestRetention venueId={venueId} />
      </div>
    </>
  );
}

const countInWords = ({
  total_count: total,
  total_is_at_least: atLeast,
}: {
  total_count: number;
  total_is_at_least: boolean;
}) => `${atLeast ? "More than " : ""}${total.toLocaleString("en")} ${total === 1 ? "visit" : "visits"}`;
