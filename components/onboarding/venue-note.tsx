import "@/styles/sharing.css";
import { MapPin, RotateCw } from "lucide-react";
import type { CheckIn } from "@/components/onboarding/use-check-in";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

/** Above every step: where this leads, what the venue will see, and what went wrong with it. */
export function VenueNote({ checkIn }: { checkIn: CheckIn }) {
  const { isAsked, venue, offer, visit, failure, busy, retry } = checkIn;
  const place = offer?.venue ?? venue;
  if (!isAsked) return null;
  return (
    <div className="venue-note" aria-live="polite">
      {failure ? (
        <Callout tone="may_contain">
          <p>{failure.message}</p>
          <Button busy={busy} onClick={retry} size="sm">
            <RotateCw size={18} />
            Retry
          </Button>
        </Callout>
      ) : visit ? (
        <p className="venue-note-line">
          <MapPin size={18} />
          <span>
            Checked in at <b>{visit.venue.name}</b>
            {visit.location && `, ${visit.location.label}`}. It sees what you chose while you are there, under your
            first name.
          </span>
        </p>
      ) : (
        place && (
          <p className="venue-note-line">
            <MapPin size={18} />
            <span>
              You are at <b>{place.name}</b>, {place.city}. Before you check in you choose what it sees; until then it
              sees nothing.
            </span>
          </p>
        )
      )}
    </div>
  );
}
