import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { sectionHref } from "@/lib/portal/sections";
import { getLiveView } from "@/server/analytics/live/get-live-view";
import { listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import { Choose } from "../_components/choose-venue";
import { SectionHead } from "../_components/frame/section-head";
import { LiveView } from "../_components/live/live-view";
import type { SectionProps } from "../sections";

export default async function LiveSection({ viewer, params }: SectionProps) {
  const venues = await listOwnedVenues({ userId: viewer.user.id });
  const venue = venues.find(({ id }) => id === params.venue) ?? venues[0];
  if (!venue) {
    return (
      <>
        <SectionHead title="Live View" />
        <div className="mt-6">
          <EmptyState
            action={<ButtonLink href={sectionHref("venues")}>Create a venue</ButtonLink>}
            title="No Venues Yet"
          >
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
