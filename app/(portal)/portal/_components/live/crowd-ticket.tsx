import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { CrowdWire, LiveGuestWire, LiveViewWire } from "@/lib/schemas/live";
import { AllergySum } from "./allergy-sum";
import { LiveGuest } from "./live-guest";
import { titleOf } from "./table-ticket";
import { useGuestPages } from "./use-guest-pages";

type CrowdTicketProps = {
  crowd: CrowdWire;
  venueId: string;
  view: LiveViewWire;
  time: Intl.DateTimeFormat;
  onDismiss: (guest: LiveGuestWire) => void;
  onDismissAll: (crowd: CrowdWire) => void;
};

/**
 * Very many guests who came from one connection, on one ticket with all their allergies, so that they do not bury the
 * other tables. Each of them can be looked at.
 */
export function CrowdTicket({ crowd, venueId, view, time, onDismiss, onDismissAll }: CrowdTicketProps) {
  const [pages, setPages] = useState(0);
  const { guests, further, hasFailed } = useGuestPages({ venueId, ask: { crowd: crowd.key }, pages, view });
  const from = time.format(new Date(crowd.since));
  const to = time.format(new Date(crowd.until));
  return (
    <li className="overflow-hidden rounded-card border-2 border-saffron bg-raised shadow-card">
      <div className="grid gap-2 px-4 py-3">
        <h2 className="text-step-3">
          {titleOf(crowd.table)}: {crowd.guests} guests from one connection
        </h2>
        <p className="text-ink-soft">
          They came {from === to ? `at ${from}` : `from ${from} to ${to}`}, faster than a room fills, without an
          account. Real guests may be among them: ask.
        </p>
        <AllergySum sum={crowd} />
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={pages > 0} onClick={() => setPages(pages > 0 ? 0 : 1)}>
            {pages > 0 ? "Hide them" : "Show each of them"}
          </Button>
          <Button onClick={() => onDismissAll(crowd)}>Dismiss all {crowd.guests}</Button>
        </div>
        {hasFailed && <p role="alert">They could not be loaded. Their allergies are the ones above.</p>}
      </div>
      {guests.length > 0 && (
        <ul className="border-line border-t">
          {guests.map((guest) => (
            <LiveGuest guest={guest} key={guest.visit_id} onDismiss={onDismiss} />
          ))}
        </ul>
      )}
      {pages > 0 && further && further.guests > 0 && (
        <div className="p-4">
          <Button onClick={() => setPages(pages + 1)} wide>
            {further.guests} more
          </Button>
        </div>
      )}
    </li>
  );
}
