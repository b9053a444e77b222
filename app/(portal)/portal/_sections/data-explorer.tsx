import { listPlaces } from "@/server/analytics/visits/list-places";
import { VisitExplorer } from "../_components/explorer/visit-explorer";
import type { SectionProps } from "../sections";
import { VenueSection } from "../venue-section";

export default function DataExplorerSection(props: SectionProps) {
  return (
    <VenueSection
      {...props}
      lead="Every visit, with what each guest chose to show this venue."
      title="Data Explorer"
      withoutVenues="Every visit to your venues stands here."
    >
      {async ({ id, zone }) => <VisitExplorer key={id} places={await listPlaces(id)} venueId={id} zone={zone} />}
    </VenueSection>
  );
}
