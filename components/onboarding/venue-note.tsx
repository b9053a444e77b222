import { MapPin, RotateCw } from "lucide-react";
import type { CheckIn } from "@/components/onboarding/use-check-in";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

/** Above every step: where this leads, what the venue will see, and what went wrong with it. */
export function VenueNote({ checkIn }: { checkIn: CheckIn }) {
  const { isAsked, venue, visit, failure, busy, retry } = checkIn;
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
            {visit.location && `, ${visit.location.label}`}. It sees your card while you are there, under your first
            name.
          </span>
        </p>
      ) : (
        venue && (
          <p className="venue-note-line">
            <MapPin size={18} />
            <span>
              Signing in checks you in at <b>{venue.name}</b>, {venue.city}. It then sees your card, under your first
              name, until you leave.
            </span>
          </p>
        )
      )}
    </div>
  );
}
