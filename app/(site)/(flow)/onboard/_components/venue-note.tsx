import { MapPin, RotateCw } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { onboarding } from "@/messages/en/onboarding";
import type { CheckIn } from "./use-check-in";

/** Shown above every step: the venue, what it will see, and an error if there is one. */
export function VenueNote({ checkIn }: { checkIn: CheckIn }) {
  const t = useText(onboarding);
  const { hasPlace, venue, offer, visit, failure, busy, retry } = checkIn;
  const place = offer?.venue ?? venue;
  if (!hasPlace) return null;
  return (
    <div className="not-empty:mt-4" aria-live="polite">
      {failure ? (
        <Callout tone="may_contain">
          <p>{t.known(failure.message)}</p>
          <Button busy={busy} onClick={retry} size="sm">
            <RotateCw size={18} />
            {t("retry")}
          </Button>
        </Callout>
      ) : visit ? (
        <p className="flex gap-2.5 rounded-control bg-sunk px-3.5 py-2.5">
          <MapPin className="mt-[3px] flex-none text-herb" size={18} />
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
          <p className="flex gap-2.5 rounded-control bg-sunk px-3.5 py-2.5">
            <MapPin className="mt-[3px] flex-none text-herb" size={18} />
            <span>
              {t.rich("youAreAtName", { name: place.name, b: (inside) => <b>{inside}</b>, city: place.city })}
            </span>
          </p>
        )
      )}
    </div>
  );
}
