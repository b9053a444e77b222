import { ButtonLink } from "@/components/ui/button";
import { sectionHref } from "@/lib/portal/sections";
import type { MenuWire } from "@/lib/schemas/venue-menu";

type MenuChangeProps = { venue: { id: string; name: string }; menu: MenuWire };

/** The single menu change that would serve the most additional guests, or why none is proposed. */
export function MenuChange({ venue, menu }: MenuChangeProps) {
  const { headline, says } = changeTexts(menu);
  return (
    <section className="rounded-card bg-cover p-5 text-cover-ink">
      <h2 className="text-small">What to change on the menu of {venue.name}</h2>
      <p className="mt-1 font-serif text-step-2">{headline}</p>
      <p className="mt-1">{says}</p>
      <div className="mt-4">
        <ButtonLink href={`${sectionHref("menu")}&venue=${venue.id}`} size="sm" variant="cover">
          {menu.dishes.length === 0 ? "Put your menu in" : "Open the menu"}
        </ButtonLink>
      </div>
    </section>
  );
}

function changeTexts({ dishes, guests, change }: MenuWire): { headline: string; says: string } {
  if (dishes.length === 0) {
    return { headline: "No menu yet", says: "Put your menu in: each dish is read and judged for your guests." };
  }
  if (guests === null) {
    return { headline: "Too few guests yet", says: "What to change is said from 5 guests on who share what they eat." };
  }
  if (!change) {
    return { headline: "Nothing stands out", says: "No single change would serve 5 more of your guests." };
  }
  const more = `${change.guests.toLocaleString("en")} more of your ${guests.toLocaleString("en")} guests`;
  return { headline: `${change.dish} without ${change.ingredient}`, says: `would fit ${more}.` };
}
