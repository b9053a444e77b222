"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, ChevronRight, QrCode } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { VenueWire } from "@/lib/schemas/venues";
import { useAllowed } from "../frame/allowed";
import { CopyButton } from "../shared/copy-button";
import { MoreMenu } from "../shared/more-menu";
import { useAddress } from "../shared/use-address";
import { QrPanel } from "./qr-panel";
import { VenueDialog } from "./venue-dialog";
import { VenueLocations } from "./venue-locations";

const locationsIn = (count: number) => (count === 1 ? "1 location" : `${count} locations`);

/** One venue as a row; expanded, it shows its locations and the QR code of the selected one. */
export function VenueCard({ venue }: { venue: VenueWire }) {
  const { parameters, change } = useAddress();
  const isHere = parameters.get("open") === venue.id;
  const code = isHere ? parameters.get("code") : null;
  const showsLocations = isHere && parameters.get("list") !== "0";
  const mayDelete = useAllowed("venues");
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  const headingId = `venue-${venue.id}`;
  const toggle = () => change({ open: showsLocations ? null : venue.id, list: null, code: null });
  const toggleCode = () =>
    change(
      code
        ? { code: null, ...(showsLocations ? {} : { open: null, list: null }) }
        : { open: venue.id, code: "venue", list: isHere ? null : "0" },
    );
  return (
    <article aria-labelledby={headingId} className="sheet">
      <div className="grid items-center gap-x-6 gap-y-3 px-4 py-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:px-6 full:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0">
          <h2 className="text-step-2 wrap-anywhere" id={headingId}>
            {venue.name}
          </h2>
          <p className="text-ink-soft text-small wrap-anywhere">
            {[venue.city, venue.state, venue.country].filter(Boolean).join(", ")}
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 tablet:row-start-2 tablet:col-span-2 full:row-auto full:col-span-1">
          <div>
            <dt className="text-ink-soft text-small">Venue ID</dt>
            <dd className="flex min-h-11 items-center gap-1">
              <span className="code" title={venue.id}>
                {venue.id.slice(0, 8)}…
              </span>
              <CopyButton text={venue.id} what={`venue ID of ${venue.name}`}>
                Copy ID
              </CopyButton>
            </dd>
          </div>
          <div className="min-w-24">
            <dt className="text-ink-soft text-small">Internal ID</dt>
            <dd
              className={cn("flex min-h-11 items-center wrap-anywhere", venue.internal_id ? "code" : "text-ink-soft")}
            >
              {venue.internal_id ?? "none"}
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={showsLocations} onClick={toggle} size="sm">
            {showsLocations ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
            {locationsIn(venue.location_count)}
          </Button>
          <Button aria-expanded={code !== null} onClick={toggleCode} size="sm">
            <QrCode size={18} />
            QR
          </Button>
          <MoreMenu
            actions={[
              { label: "Edit", onSelect: () => setDialog("edit") },
              { label: "Print all codes", onSelect: () => change({ view: "print", venue: venue.id }) },
              ...(mayDelete ? [{ label: "Delete", onSelect: () => setDialog("delete"), danger: true }] : []),
            ]}
            label={`More for ${venue.name}`}
          />
        </div>
      </div>
      {(showsLocations || code) && (
        <div className="border-ink border-t-[1.5px] px-4 py-5 tablet:px-6">
          {showsLocations ? (
            <VenueLocations code={code} onCode={(id) => change({ code: id })} venue={venue} />
          ) : (
            <QrPanel name={venue.name} place={{ venueId: venue.id }} url={venue.onboard_url} />
          )}
        </div>
      )}
      <VenueDialog onOpenChange={(open) => !open && setDialog(null)} open={dialog === "edit"} venue={venue} />
      <DeleteVenue onOpenChange={(open) => !open && setDialog(null)} open={dialog === "delete"} venue={venue} />
    </article>
  );
}

type DeleteVenueProps = { venue: VenueWire; open: boolean; onOpenChange: (open: boolean) => void };

function DeleteVenue({ venue, open, onOpenChange }: DeleteVenueProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const deleting = useMutation({
    mutationFn: () => venuesApi.remove(venue.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: venueKeys.all });
      toast("success", `${venue.name} is deleted`);
    },
    onError: (error) => {
      toast("error", failureOf(error, "Failed to delete venue"));
      onOpenChange(false);
    },
  });
  const codes = venue.location_count + 1;
  return (
    <ConfirmDialog
      busy={deleting.isPending}
      cancelLabel="Keep it"
      confirmLabel="Delete venue"
      description={`${codes === 1 ? "Its printed code stops" : `Its ${codes} printed codes stop`} working, and its visits stay as anonymous counts in your charts. Guests keep their cards.`}
      onConfirm={() => deleting.mutate()}
      onOpenChange={onOpenChange}
      open={open}
      title={`Delete ${venue.name}?`}
    />
  );
}
