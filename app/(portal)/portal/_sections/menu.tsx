import { Choose } from "@/components/portal/choose-venue";
import { SectionHead } from "@/components/portal/frame/section-head";
import { VenueMenu } from "@/components/portal/menu/venue-menu";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { sectionHref } from "@/lib/portal/sections";
import { getMenu } from "@/server/analytics/venue-menu/menu";
import { listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import type { SectionProps } from "../sections";

export default async function MenuSection({ viewer, params }: SectionProps) {
  const venues = await listOwnedVenues({ userId: viewer.user.id });
  const venue = venues.find(({ id }) => id === params.venue) ?? venues[0];
  if (!venue) {
    return (
      <>
        <SectionHead title="Menu" />
        <div className="mt-6">
          <EmptyState
            action={<ButtonLink href={sectionHref("venues")}>Create a venue</ButtonLink>}
            title="No Venues Yet"
          >
            A venue keeps its menu here and sees which guests each dish fits.
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
        title="Menu"
      >
        Which of your guests each dish fits, and what to change first.
      </SectionHead>
      <VenueMenu initial={await getMenu(venue.id)} key={venue.id} venueId={venue.id} />
    </>
  );
}
