import { useText } from "#use-text";
import { onboarding } from "@/messages/en/onboarding";
import "@/styles/sharing.css";
import { MapPin, RotateCw } from "lucide-react";
import type { CheckIn } from "@/components/onboarding/use-check-in";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";

/** Above every step: where this leads, what the venue will see, and what went wrong with it. */
export function VenueNote({ checkIn }: { checkIn: CheckIn }) {
  const t = useText(onboarding);
  const { isAsked, venue, offer, visit, failure, busy, retry } = checkIn;
  const place = offer?.venue ?? venue;
  if (!isAsked) return null;
  return (
    <div className="venue-note" aria-live="polite">
      {failure ? (
        <Callout tone="may_contain">
          <p>{t.known(failure.message)}</p>
          <Button busy={busy} onClick={retry} size="sm">
            <RotateCw size={18} />
            {t("retry")}
          </Button>
        </Callout>
      ) : visit ? (
        <p className="venue-note-line">
          <MapPin size={18} />
          <span>
            {t.rich("checkedInAtName", {
              name: visit.venue.name,
              b: (inside) => <b>{inside}</b>,
              location: visit.location && `, ${visit.location.label}`,
            })}
          </span>
        </p>
      ) : (
        place && (
          <p className="venue-note-line">
            <MapPin size={18} />
            <span>
              {t.rich("youAreAtName", { name: place.name, b: (inside) => <b>{inside}</b>, city: place.city })}
            </span>
          </p>
        )
      )}
    </div>
  );
}
