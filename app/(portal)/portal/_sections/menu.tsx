import { getMenu } from "@/server/menus/menu";
import { VenueMenu } from "../_components/menu/venue-menu";
import type { SectionProps } from "../sections";
import { VenueSection } from "../venue-section";

export default function MenuSection(props: SectionProps) {
  return (
    <VenueSection
      {...props}
      lead="Which of your guests each dish fits, and what to change first."
      title="Menu"
      withoutVenues="A venue keeps its menu here and sees which guests each dish fits."
    >
      {async ({ id }) => <VenueMenu initial={await getMenu(id)} key={id} venueId={id} />}
    </VenueSection>
  );
}
