import type { ReactNode } from "react";
import { listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import { Choose } from "./_components/choose-venue";
import { NoVenues } from "./_components/frame/no-venues";
import { SectionHead } from "./_components/frame/section-head";
import type { SectionProps } from "./sections";

type Venue = Awaited<ReturnType<typeof listOwnedVenues>>[number];
type VenueSectionProps = SectionProps & {
  title: string;
  lead: string;
  /** Shown to a person who has no venue yet. */
  withoutVenues: string;
  children: (venue: Venue) => Promise<ReactNode>;
};

/** A section about one venue of the person: the one that the address names, or else the first. */
export async function VenueSection({ owner, params, title, lead, withoutVenues, children }: VenueSectionProps) {
  const venues = await listOwnedVenues(owner);
  const venue = venues.find(({ id }) => id === params.venue) ?? venues[0];
  if (!venue) {
    return <NoVenues title={title}>{withoutVenues}</NoVenues>;
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
        title={title}
      >
        {lead}
      </SectionHead>
      {await children(venue)}
    </>
  );
}
