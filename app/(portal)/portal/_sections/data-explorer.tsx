import { Choose } from "@/components/portal/choose-venue";
import { VisitExplorer } from "@/components/portal/explorer/visit-explorer";
import { SectionHead } from "@/components/portal/frame/section-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { sectionHref } from "@/lib/portal/sections";
import { listPlaces } from "@/server/analytics/visits/list-places";
import { listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import type { SectionProps } from "../sections";

export default async function DataExplorerSection({ viewer, params }: SectionProps) {
  const venues = await listOwnedVenues({ userId: viewer.user.id });
  const venue = venues.find(({ id }) => id === params.venue) ?? venues[0];
  if (!venue) {
    return (
      <>
        <SectionHead title="Data Explorer" />
        <div className="mt-6">
          <EmptyState
            action={<ButtonLink href={sectionHref("venues")}>Create a venue</ButtonLink>}
            title="No Venues Yet"
          >
            Every visit to your venues stands here.
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <>
      <SectionHead
        actions={
          <Choose
            label="Venue"
            name="venue"
            options={venues.map(({ id, name }) => ({ value: id, label: name }))}
            value={venue.id}
          />
        }
        title="Data Explorer"
      >
        Every visit, with what each guest chose to show this venue.
      </SectionHead>
      <VisitExplorer key={venue.id} places={await listPlaces(venue.id)} venueId={venue.id} zone={venue.zone} />
    </>
  );
}
