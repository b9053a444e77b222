import { EmptyState } from "@/components/ui/empty-state";
import { getLiveView } from "@/server/analytics/live/get-live-view";
import { listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import { Choose } from "../_components/choose-venue";
import { CreateVenue } from "../_components/frame/create-venue";
import { SectionHead } from "../_components/frame/section-head";
import { LiveView } from "../_components/live/live-view";
import type { SectionProps } from "../sections";

export default async function LiveSection({ owner, params }: SectionProps) {
  const venues = await listOwnedVenues(owner);
  const venue = venues.find(({ id }) => id === params.venue) ?? venues[0];
  if (!venue) {
    return (
      <>
        <SectionHead title="Live View" />
        <div className="mt-6">
          <EmptyState action={<CreateVenue />} title="No Venues Yet">
            Who sits at which table, allergies first, stands here as soon as a venue has its codes.
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <div className="grid gap-4">
      {venues.length > 1 && (
        <div className="justify-self-end">
          <Choose
            label="Venue"
            name="venue"
            options={venues.map(({ id, name }) => ({ value: id, label: name }))}
            value={venue.id}
          />
        </div>
      )}
      <LiveView
        initial={await getLiveView(venue.id)}
        key={venue.id}
        venueId={venue.id}
        venueName={venue.name}
        zone={venue.zone}
      />
    </div>
  );
}
