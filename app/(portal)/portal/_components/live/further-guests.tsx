import { Button } from "@/components/ui/button";
import type { GuestSumWire } from "@/lib/schemas/live";
import { AllergySum } from "./allergy-sum";

type FurtherGuestsProps = { sum: GuestSumWire; hasFailed: boolean; onMore: () => void };

/** Guests on pages that are not shown yet: how many, and every allergy of theirs. */
export function FurtherGuests({ sum, hasFailed, onMore }: FurtherGuestsProps) {
  if (sum.guests === 0) return null;
  return (
    <section
      aria-label="On further pages"
      className="mt-4 grid gap-2 rounded-card border-2 border-saffron bg-saffron-tint p-4"
    >
      <h2 className="text-step-2">
        {sum.guests.toLocaleString("en")} more {sum.guests === 1 ? "guest is" : "guests are"} in the house
      </h2>
      <AllergySum sum={sum} />
      <p>
        {sum.unread.toLocaleString("en")} of them not seen yet.
        {hasFailed && " They could not be loaded: try again."}
      </p>
      <div>
        <Button onClick={onMore} variant="primary">
          Show the next of them
        </Button>
      </div>
    </section>
  );
}
