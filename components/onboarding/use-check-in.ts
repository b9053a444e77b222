"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useText } from "#use-text";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { PublicVenueWire } from "@/lib/schemas/venues";
import type { CheckInOfferWire, VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/share-rows";
import { onboarding } from "@/messages/en/onboarding";

export type CheckInFailure = { message: string; mayPass: boolean };

/** Where the code that was scanned leads, what it would see, and how far the check-in there has come. */
export type CheckIn = {
  isAsked: boolean;
  venueId: string | null;
  /** To whoever is not signed in. */
  venue: PublicVenueWire | null;
  /** To a signed-in person. */
  offer: CheckInOfferWire | null;
  rows: readonly ShareRow[];
  setRows: (rows: readonly ShareRow[]) => void;
  visit: VisitWire | null;
  /** The person goes on without it. */
  isDeclined: boolean;
  failure: CheckInFailure | null;
  busy: boolean;
  /** The one tap. */
  checkIn: () => void;
  decline: () => void;
  /** Shows the choice again to somebody who is checked in. */
  chooseAgain: () => void;
  retry: () => void;
};

/** Nobody is sent away before they have chosen, or while a check-in that may work when tried again has failed. */
export const holdsBack = ({ isAsked, visit, isDeclined, failure }: CheckIn): boolean =>
  isAsked && !visit && !isDeclined && (failure === null || failure.mayPass);

export type Place = { venue_id?: string; location_id?: string };

/** The documented names of the parameters; the first of each that is there counts. */
function placeOf(parameters: { get: (name: string) => string | null }) {
  const first = (...names: string[]) => names.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? null;
  return { venueId: first("venue-id", "venue"), locationId: first("location-id", "location", "table") };
}

/** The place that the address of this page names, if it names one. */
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

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

export function failureOf(error: unknown, what: string): CheckInFailure {
  if (isUnknown(error)) {
    const message = "We do not know this venue or table. Scan its code again, or go on without checking in.";
    return { message, mayPass: false };
  }
  const reason = error instanceof Error ? ` ${error.message}` : "";
  return { message: `${what}${reason}`, mayPass: true };
}

const NOWHERE: Place = {};

/**
 * Names the venue to whoever scanned its code, and to a signed-in person what it would see. Opening the page records
 * nothing: `checkIn` does. The server returns the active visit when there is one, so a double click makes no second.
 */
export function useCheckIn(userId: string | null): CheckIn {
  const t = useText(onboarding);
  const { venueId, locationId } = placeOf(useSearchParams());
  const isAsked = venueId !== null || locationId !== null;
  const [venue, setVenue] = useState<PublicVenueWire | null>(null);
  const [offer, setOffer] = useState<CheckInOfferWire | null>(null);
  const [rows, setRows] = useState<readonly ShareRow[]>([]);
  const [visit, setVisit] = useState<VisitWire | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  const [failure, setFailure] = useState<CheckInFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  const place = usePlace() ?? NOWHERE;

  /** Of several at once the last counts; a 401 is for the account step to tell. */
  const attempt = useCallback(async (work: () => Promise<() => void>, failed: string) => {
    const mine = ++latest.current;
    setBusy(true);
    setFailure(null);
    try {
      const show = await work();
      if (mine === latest.current) show();
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (mine === latest.current && !isSignedOut) setFailure(failureOf(error, failed));
    }
    if (mine === latest.current) setBusy(false);
  }, []);

  const load = useCallback(() => {
    if (!isAsked) return;
    void attempt(async () => {
      if (userId) {
        const found = await api.getCheckInOffer(place);
        return () => {
          setOffer(found);
          setRows(found.shared_rows);
          if (found.visit && (!found.location || found.visit.location_id === found.location.id)) setVisit(found.visit);
        };
      }
      const found = venueId ? await api.getVenue(venueId) : null;
      return () => setVenue(found);
    }, t("failedToFetchVenue"));
  }, [attempt, isAsked, userId, venueId, place, t]);

  useEffect(() => {
    setVisit(null);
    setOffer(null);
    setDeclined(false);
    load();
  }, [load]);

  const checkIn = useCallback(
    () =>
      void attempt(async () => {
        const made = await api.checkIn({ ...place, shared_rows: [...rows] });
        return () => setVisit(made);
      }, t("youAreNotChecked")),
    [attempt, place, rows, t],
  );

  return useMemo(
    () => ({
      isAsked,
      venueId: visit?.venue_id ?? offer?.venue.id ?? venueId,
      venue,
      offer,
      rows,
      setRows,
      visit,
      isDeclined,
      failure,
      busy,
      checkIn,
      decline: () => setDeclined(true),
      chooseAgain: () => setVisit(null),
      retry: offer ? checkIn : load,
    }),
    [isAsked, venueId, venue, offer, rows, visit, isDeclined, failure, busy, checkIn, load],
  );
}
