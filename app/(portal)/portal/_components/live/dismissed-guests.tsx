import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { LiveGuestWire, LiveViewWire } from "@/lib/schemas/live";
import { AllergySum } from "./allergy-sum";
import { LiveGuest } from "./live-guest";
import { useGuestPages } from "./use-guest-pages";

type DismissedGuestsProps = {
  venueId: string;
  view: LiveViewWire;
  time: Intl.DateTimeFormat;
  onPutBack: (guest: LiveGuestWire) => void;
};

/** Whom staff took off the list: still in the house, with their allergies named, and who decided it. */
export function DismissedGuests({ venueId, view, time, onPutBack }: DismissedGuestsProps) {
  const [pages, setPages] = useState(0);
  const { guests, further, hasFailed } = useGuestPages({ venueId, ask: { list: "dismissed" }, pages, view });
  const count = view.dismissed.guests;
  if (count === 0) return null;
  return (
    <section aria-label="Dismissed" className="mt-4 grid gap-2 rounded-card border border-line bg-raised p-4">
      <h2 className="text-step-2">Dismissed ({count.toLocaleString("en")})</h2>
      <AllergySum sum={view.dismissed} />
      <div>
        <Button aria-expanded={pages > 0} onClick={() => setPages(pages > 0 ? 0 : 1)}>
          {pages > 0 ? "Hide them" : "Show them"}
        </Button>
      </div>
      {hasFailed && <p role="alert">They could not be loaded. Their allergies are the ones above.</p>}
      {guests.length > 0 && (
        <ul>
          {guests.map((guest) => (
            <li className="border-line border-b last:border-b-0" key={guest.visit_id}>
              {guest.dismissed && (
                <p className="pt-2 text-ink-soft">
                  {time.format(new Date(guest.dismissed.at))}, {guest.dismissed.by}
                </p>
              )}
              <ul>
                <LiveGuest guest={guest} onDismiss={onPutBack} />
              </ul>
            </li>
          ))}
        </ul>
      )}
      {pages > 0 && further && further.guests > 0 && (
        <div>
          <Button onClick={() => setPages(pages + 1)}>{further.guests} more</Button>
        </div>
      )}
    </section>
  );
}
