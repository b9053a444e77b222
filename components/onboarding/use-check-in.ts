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

/** The place of the scanned code, what it would see, and the state of the check-in. */
export type CheckIn = {
  isAsked: boolean;
  venueId: string | null;
  /** For people who are not signed in. */
  venue: PublicVenueWire | null;
  /** For signed-in people. */
  offer: CheckInOfferWire | null;
  rows: readonly ShareRow[];
  setRows: (rows: readonly ShareRow[]) => void;
  visit: VisitWire | null;
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
export const holdsBack = ({ isAsked, visit, isDeclined, failure }: CheckIn): boolean =>
  isAsked && !visit && !isDeclined && (failure === null || failure.mayPass);

export type Place = { venue_id?: string; location_id?: string };

/** Reads the documented parameter names; the first one that is present counts. */
function placeOf(parameters: { get: (name: string) => string | null }) {
  const first = (...names: string[]) => names.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? null;
  return { venueId: first("venue-id", "venue"), locationId: first("location-id", "location", "table") };
}

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
 * Shows the venue to a person who scanned its code, and to a signed-in person what it would see. Opening the page
 * records nothing; `checkIn` does. The server returns an existing active visit, so a double click creates no second
 * one.
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

  /** Of several attempts at once the last one counts; the account step reports a 401. */
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
