"use client";

import { useSearchParams } from "next/navigation";
import { useMemo, useState } from "react";
import { useText } from "#use-text";
import { api } from "@/lib/api-client";
import type { PublicVenueWire } from "@/lib/schemas/venues";
import type { CheckInOfferWire, VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";
import { placeOf } from "@/lib/visits/place-of";
import { onboarding } from "@/messages/en/onboarding";
import { type CheckInFailure, useOffer } from "./check-in/use-offer";

/** The place of the scanned code, what it would see, and the state of the check-in. */
export type CheckIn = {
  hasPlace: boolean;
  venueId: string | null;
  /** The table of the scanned code. */
  locationId: string | null;
  /** For people who are not signed in. */
  venue: PublicVenueWire | null;
  /** For signed-in people. */
  offer: CheckInOfferWire | null;
  rows: readonly ShareRow[];
  setRows: (rows: readonly ShareRow[]) => void;
  visit: VisitWire | null;
  /** The visit was made on this page just now. */
  isNew: boolean;
  /** The person continues without checking in. */
  isDeclined: boolean;
  failure: CheckInFailure | null;
  busy: boolean;
  /** Checks in. */
  checkIn: () => void;
  decline: () => void;
  /** Shows the choice again to a person who is checked in. */
  chooseAgain: () => void;
  retry: () => void;
};

/** True if the person must stay: they have not chosen yet, or a check-in failed and may succeed when tried again. */
export const holdsBack = ({ hasPlace, visit, isDeclined, failure }: CheckIn): boolean =>
  hasPlace && !visit && !isDeclined && (failure === null || failure.mayPass);

export type Place = { venue_id?: string; location_id?: string };

/** The place that the address of this page names, or null. */
export function usePlace(): Place | null {
  const { venueId, locationId } = placeOf(useSearchParams());
  return useMemo(
    () =>
      venueId || locationId
        ? { ...(venueId ? { venue_id: venueId } : {}), ...(locationId ? { location_id: locationId } : {}) }
        : null,
    [venueId, locationId],
  );
}

const NOWHERE: Place = {};

type Found = { offer: CheckInOfferWire | null; venue: PublicVenueWire | null };

/** Shows the venue to a person who scanned its code, and to a signed-in person what it would see. */
export function useCheckIn(userId: string | null): CheckIn {
  const t = useText(onboarding);
  const { venueId, locationId } = placeOf(useSearchParams());
  const hasPlace = venueId !== null || locationId !== null;
  const place = usePlace() ?? NOWHERE;
  const key = [userId, place];
  const here = JSON.stringify(key);
  const [declined, setDeclined] = useState<string | null>(null);
  const { found, visit, ...state } = useOffer({
    key,
    isEnabled: hasPlace,
    load: async (): Promise<Found> =>
      userId
        ? { offer: await api.getCheckInOffer(place), venue: null }
        : { offer: null, venue: venueId ? await api.getVenue(venueId) : null },
    offerOf: ({ offer }) => offer,
    rowsOf: ({ offer }) => offer?.shared_rows ?? [],
    send: (rows) => api.checkIn({ ...place, shared_rows: [...rows] }),
    failed: { load: t("venueNotLoaded"), checkIn: t("notCheckedIn") },
  });
  const offer = found?.offer ?? null;
  return {
    ...state,
    hasPlace,
    locationId,
    venueId: visit?.venue_id ?? offer?.venue.id ?? venueId,
    venue: found?.venue ?? null,
    offer,
    visit,
    isDeclined: declined === here,
    decline: () => setDeclined(here),
  };
}
