"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Info, Plus, Search, Upload } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { VenuesWire } from "@/lib/schemas/venues";
import { Allowed } from "../frame/allowed";
import { SectionHead } from "../frame/section-head";
import { SectionSkeleton } from "../frame/section-skeleton";
import { Pager } from "../shared/pager";
import { useAddress } from "../shared/use-address";
import { VenueCard } from "./venue-card";
import { VenueDialog } from "./venue-dialog";

const CsvImport = lazy(async () => ({ default: (await import("../csv/csv-import")).CsvImport }));
const PrintSheet = lazy(async () => ({
  default: (await import("./print-sheet")).PrintSheet,
}));

type VenuesScreenProps = { first: VenuesWire; firstQuery: string };

/** The address decides what is shown: the venues, their CSV import, or the print sheet of their codes. */
export function VenuesScreen({ first, firstQuery }: VenuesScreenProps) {
  const queries = useQueryClient();
  // Caches the server's first page before the list is mounted, so that an import, which clears the cache, clears it
  // too.
  useState(() => queries.setQueryData(venueKeys.page(firstQuery, first.page), first));
  const { parameters, change } = useAddress();
  const view = parameters.get("view");
  const back = () => change({ view: null, venue: null });
  const venue = parameters.get("venue");
  if (view === "import") return <Later title="Upload CSV">{<CsvImport onDone={back} />}</Later>;
  if (view === "print" && venue)
    return <Later title="Print sheet">{<PrintSheet onBack={back} venueId={venue} />}</Later>;
  return <VenueList firstQuery={firstQuery} />;
}

const Later = ({ title, children }: { title: string; children: ReactNode }) => (
  <Suspense fallback={<SectionSkeleton title={title} />}>{children}</Suspense>
);

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

function VenueList({ firstQuery }: { firstQuery: string }) {
  const { parameters, change } = useAddress();
  const q = parameters.get("q") ?? "";
  const page = Math.max(1, Number(parameters.get("page")) || 1);
  const [isCreating, setIsCreating] = useState(false);
  const venues = useQuery({
    queryKey: venueKeys.page(q, page),
    queryFn: ({ signal }) => venuesApi.list({ q, page }, signal),
    placeholderData: keepPreviousData,
  });
  const shown = venues.data;
  const isEmpty = shown?.total_count === 0 && q === "";
  const acts = (
    <Allowed right="venues">
      <Button onClick={() => change({ view: "import", q: null, page: null })} size="sm">
        <Upload size={18} />
        Upload CSV
      </Button>
      <Button onClick={() => setIsCreating(true)} size="sm" variant="primary">
        <Plus size={18} />
        Create New Venue
      </Button>
    </Allowed>
  );
  return (
    <>
      <SectionHead actions={!isEmpty && acts} title="Venues/Locations">
        {shown && !isEmpty && `${count(shown.total_count, "venue", "venues")}. `}
        Each venue and table has its own code: a scan says where the guest sits.
      </SectionHead>
      <p className="mt-4 flex items-start gap-2.5 border-line border-y py-2.5 text-small">
        <Info className="mt-px flex-none text-slate" size={18} />
        The venue ID is needed only for online visit tracking via the widget.
      </p>
      {(q !== "" || (shown && shown.total_pages > 1)) && (
        <VenueSearch
          key={firstQuery}
          onSearch={(text) => change({ q: text, page: null }, { replaces: true })}
          text={q}
        />
      )}
      <div className="mt-4 grid gap-3.5">
        {venues.isError ? (
          <ErrorState onRetry={() => venues.refetch()} retryLabel="Try again" title="Failed to load venues">
            Your venues and their printed codes are safe. {venues.error.message}
          </ErrorState>
        ) : isEmpty ? (
          <EmptyState
            action={<div className="flex flex-wrap justify-center gap-2.5">{acts}</div>}
            title="No Venues Yet"
          >
            A venue is one address. Make it, name its tables, print the codes: a guest who scans one shows you what they
            can eat.
          </EmptyState>
        ) : shown?.items.length === 0 ? (
          <EmptyState
            action={<Button onClick={() => change({ q: null, page: null })}>Show all venues</Button>}
            title="Nothing found"
          >
            No venue has “{q}” in its name, town or internal ID.
          </EmptyState>
        ) : (
          shown?.items.map((venue) => <VenueCard key={venue.id} venue={venue} />)
        )}
      </div>
      {shown && (
        <Pager
          label="Pages of venues"
          onGo={(next) => change({ page: next === 1 ? null : String(next) })}
          page={shown.page}
          pages={shown.total_pages}
        />
      )}
      <VenueDialog onOpenChange={setIsCreating} open={isCreating} />
    </>
  );
}

function VenueSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  return (
    <search className="mt-4 block max-w-96">
      <label className="relative block">
        <span className="sr-only">Find a venue</span>
        <Search className="absolute top-3 start-3 text-ink-soft" size={20} />
        <Input
          className="ps-10!"
          defaultValue={text}
          onChange={(event) => onSearch(event.target.value.trim())}
          placeholder="Find a venue"
          type="search"
        />
      </label>
    </search>
  );
}
