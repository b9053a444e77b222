import { ButtonLink } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { sectionHref } from "@/lib/portal/sections";

type KitchenCoverageProps = {
  venue: { id: string; name: string };
  coverage: { dishes: number; confirmed: number; old: number };
};

const dishesIn = (count: number): string => (count === 1 ? "1 dish" : `${count} dishes`);

/** How much of a menu is the kitchen's own word. */
export function KitchenCoverage({ venue, coverage: { dishes, confirmed, old } }: KitchenCoverageProps) {
  if (dishes === 0) return null;
  return (
    <section aria-labelledby="kitchen-coverage" className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-small" id="kitchen-coverage">
        The kitchen's word at {venue.name}
      </h2>
      <p className="mt-1 font-serif text-step-2">
        {confirmed} of {dishesIn(dishes)} confirmed
      </p>
      <ProgressBar className="mt-2" label="Dishes confirmed" max={dishes} value={confirmed} />
      {old > 0 && <p className="mt-2">{dishesIn(old)} to ask about again, because the answers are old.</p>}
      <div className="mt-4">
        <ButtonLink href={sectionHref("menu", { venue: venue.id, view: "kitchen" })} size="sm">
          {confirmed === dishes && old === 0 ? "See what is confirmed" : "Ask the kitchen"}
        </ButtonLink>
      </div>
    </section>
  );
}
