"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { UsedLocationWire, VenueWire } from "@/lib/schemas/venues";
import { normalizedName } from "@/lib/text/normalized-name";
import { MoreMenu } from "../shared/more-menu";
import { LocationDialogs, type LocationTask } from "./location-dialogs";
import { QrPanel } from "./qr-panel";

const SHOWN_AT_FIRST = 12;
const WHEN = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayOf = (time: string) => WHEN.format(new Date(time));

type VenueLocationsProps = {
  venue: VenueWire;
  /** Whose code is shown: a location's id, "venue", or null for none. */
  code: string | null;
  onCode: (id: string) => void;
};

export function VenueLocations({ venue, code, onCode }: VenueLocationsProps) {
  const [search, setSearch] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const [task, setTask] = useState<LocationTask | null>(null);
  const locations = useQuery({
    queryKey: venueKeys.locations(venue.id),
    queryFn: ({ signal }) => venuesApi.listLocations(venue.id, signal),
  });
  const all = locations.data ?? [];
  const found = all.filter(({ label }) => normalizedName(label).includes(normalizedName(search)));
  const shown = showsAll ? found : found.slice(0, SHOWN_AT_FIRST);
  const chosen = all.find(({ id }) => id === code);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 full:grid-cols-[minmax(0,1fr)_276px] full:gap-8">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-step-1">Locations</h3>
          {all.length > 0 && <LocationSearch onChange={setSearch} value={search} />}
        </div>
        {locations.isPending ? (
          <SkeletonGroup label="Loading locations">
            <div className="mt-3 grid gap-3">
              <Skeleton height="2.5rem" />
              <Skeleton height="2.5rem" />
            </div>
          </SkeletonGroup>
        ) : locations.isError ? (
          <ErrorState onRetry={() => locations.refetch()} retryLabel="Try again" title="Failed to load locations">
            The tables and their printed codes are safe. {locations.error.message}
          </ErrorState>
        ) : all.length === 0 ? (
          <p className="mt-3 text-ink-soft">No locations yet. Name a table, and its code says where the guest sits.</p>
        ) : found.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            No location has “{search}” in its label. <LinkButton onClick={() => setSearch("")}>Show all</LinkButton>
          </p>
        ) : (
          <LocationTable chosen={code} locations={shown} onCode={onCode} onTask={setTask} venue={venue} />
        )}
        {found.length > shown.length && (
          <p className="mt-2 text-ink-soft text-small">
            {shown.length} of {found.length} shown. <LinkButton onClick={() => setShowsAll(true)}>Show all</LinkButton>
          </p>
        )}
        <AddLocation venueId={venue.id} />
      </div>
      {code && (
        <QrPanel
          name={chosen?.label ?? venue.name}
          onRepoint={chosen && all.length > 1 ? () => setTask({ kind: "repoint", location: chosen }) : undefined}
          place={{ venueId: venue.id, ...(chosen ? { locationId: chosen.id } : {}) }}
          url={(chosen ?? venue).onboard_url}
        />
      )}
      <LocationDialogs all={all} onClose={() => setTask(null)} task={task} venue={venue} />
    </div>
  );
}

function LocationSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <label className="relative block w-full tablet:w-60">
      <span className="sr-only">Find a location</span>
      <Search className="absolute top-3 start-3 text-ink-soft" size={18} />
      <Input
        className="min-h-11! ps-10! text-small"
        onChange={(event) => onChange(event.target.value)}
        placeholder="Find a location"
        type="search"
        value={value}
      />
    </label>
  );
}

type LocationTableProps = {
  venue: VenueWire;
  locations: readonly UsedLocationWire[];
  chosen: string | null;
  onCode: (id: string) => void;
  onTask: (task: LocationTask) => void;
};

const CELL = "border-line border-b px-3 py-1 text-start text-small";

function LocationTable({ venue, locations, chosen, onCode, onTask }: LocationTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={`Locations of ${venue.name}`} className="relative mt-3 overflow-x-auto" tabIndex={0}>
      <table className="w-full min-w-[500px] rounded-card border border-line">
        <thead>
          <tr className="bg-sunk">
            <th className={cn(CELL, "py-2.5")} scope="col">
              Label
            </th>
            <th className={cn(CELL, "text-end")} scope="col">
              Visits, 30 days
            </th>
            <th className={CELL} scope="col">
              Last check-in
            </th>
            <th className={CELL} scope="col">
              Printed
            </th>
            <th className={CELL} scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {locations.map((location) => (
            <tr
              className={cn(location.id === chosen && "bg-herb-tint shadow-[inset_3px_0_0_var(--herb)]")}
              key={location.id}
            >
              <th className={cn(CELL, "font-[620] wrap-anywhere")} scope="row">
                {location.label}
                {location.leads_to && (
                  <span className="block font-normal text-ink-soft">
                    code leads to {location.leads_to.label} since {dayOf(location.leads_to.since)}
                  </span>
                )}
              </th>
              <td className={cn(CELL, "text-end tabular-nums")}>{location.visits_30_days}</td>
              <td className={CELL}>{location.last_check_in ? dayOf(location.last_check_in) : "none"}</td>
              <td className={CELL}>{location.printed_at ? dayOf(location.printed_at) : "not yet"}</td>
              <td className={cn(CELL, "text-end whitespace-nowrap")}>
                <button
                  aria-label={`QR code of ${location.label}`}
                  aria-pressed={location.id === chosen}
                  className="min-h-11 min-w-11 font-[600] text-herb underline underline-offset-4"
                  onClick={() => onCode(location.id)}
                  type="button"
                >
                  QR
                </button>
                <MoreMenu
                  actions={[
                    { label: "Rename", onSelect: () => onTask({ kind: "rename", location }) },
                    { label: "Re-point its code", onSelect: () => onTask({ kind: "repoint", location }) },
                    { label: "Delete", onSelect: () => onTask({ kind: "delete", location }), danger: true },
                  ]}
                  label={`More for ${location.label}`}
                  plain
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AddLocation({ venueId }: { venueId: string }) {
  const queries = useQueryClient();
  const toast = useToast();
  const [label, setLabel] = useState("");
  const adding = useMutation({
    mutationFn: () => venuesApi.createLocation(venueId, label),
    onSuccess: () => {
      setLabel("");
      return queries.invalidateQueries({ queryKey: venueKeys.all });
    },
    onError: (error) => toast("error", failureOf(error, "Failed to create location")),
  });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (label.trim() !== "" && !adding.isPending) adding.mutate();
  }
  return (
    <form className="mt-3 flex flex-wrap gap-2" onSubmit={onSubmit}>
      <Input
        aria-label="New location label"
        className="min-h-11! flex-[1_1_160px] text-small"
        maxLength={100}
        onChange={(event) => setLabel(event.target.value)}
        placeholder="Label, such as table 25"
        value={label}
      />
      <Button busy={adding.isPending} disabled={label.trim() === ""} size="sm" type="submit">
        <Plus size={18} />
        Add location
      </Button>
    </form>
  );
}
