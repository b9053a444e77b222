import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { sectionHref } from "@/lib/portal/sections";
import { showKitchen } from "@/server/menus/kitchen-facts";
import { getMenu } from "@/server/menus/menu";
import { showLabels } from "@/server/menus/show-labels";
import { KitchenScreen } from "../_components/kitchen/kitchen-screen";
import { LabelsScreen } from "../_components/kitchen/labels-screen";
import { MatrixScreen } from "../_components/kitchen/matrix-screen";
import { MENU_VIEWS, type MenuView, MenuViews } from "../_components/kitchen/menu-views";
import { VenueMenu } from "../_components/menu/venue-menu";
import type { SectionProps } from "../sections";
import { VenueSection } from "../venue-section";

const LEADS: Readonly<Record<MenuView, string>> = {
  insight: "Which of your guests each dish fits, and what to change first.",
  kitchen: "What the kitchen confirms stands above what we read, with a name and a date.",
  labels: "For food packed on the premises: name, ingredients, and the allergens in them emphasised.",
  matrix: "All dishes and the fourteen allergens on one sheet, as the kitchen confirmed them.",
};

export default function MenuSection(props: SectionProps) {
  const view = MENU_VIEWS.find((each) => each === props.params.view) ?? "insight";
  return (
    <VenueSection
      {...props}
      lead={LEADS[view]}
      title="Menu"
      withoutVenues="A venue keeps its menu here and sees which guests each dish fits."
    >
      {async ({ id, name }) => (
        <>
          <MenuViews venueId={id} view={view} />
          {view === "insight" ? (
            <VenueMenu initial={await getMenu(id)} key={id} venueId={id} />
          ) : (
            <OfKitchen name={name} venueId={id} view={view} who={props.viewer.user.id} />
          )}
        </>
      )}
    </VenueSection>
  );
}

type OfKitchenProps = { venueId: string; name: string; view: Exclude<MenuView, "insight">; who: string };

async function OfKitchen({ venueId, name, view, who }: OfKitchenProps) {
  const kitchen = await showKitchen(venueId, who);
  if (kitchen.dishes.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState
          action={<ButtonLink href={sectionHref("menu", { venue: venueId })}>Put the menu in</ButtonLink>}
          title="No dishes yet"
        >
          The questions follow from the dishes.
        </EmptyState>
      </div>
    );
  }
  if (view === "kitchen") return <KitchenScreen initial={kitchen} key={venueId} venueId={venueId} />;
  if (view === "matrix") return <MatrixScreen kitchen={kitchen} venue={name} />;
  return <LabelsScreen dishes={await showLabels(kitchen.dishes, who)} key={venueId} venue={name} />;
}
