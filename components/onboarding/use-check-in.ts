"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { PublicVenueWire } from "@/lib/schemas/venues";
import type { VisitWire } from "@/lib/schemas/visits";

export type CheckInFailure = { message: string; mayPass: boolean };

/** Where the code that was scanned leads, and how far the check-in there has come. */
export type CheckIn = {
  isAsked: boolean;
  venueId: string | null;
  venue: PublicVenueWire | null;
  visit: VisitWire | null;
  failure: CheckInFailure | null;
  busy: boolean;
  retry: () => void;
};

/** Nobody is sent away from a check-in that is under way, or that failed and may work when tried again. */
export const holdsBack = ({ isAsked, visit, failure }: CheckIn): boolean =>
  isAsked && !visit && (failure === null || failure.mayPass);

/** The documented names of the parameters; the first of each that is there counts. */
function placeOf(parameters: { get: (name: string) => string | null }) {
  const first = (...names: string[]) => names.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? null;
  return { venueId: first("venue-id", "venue"), locationId: first("location-id", "location", "table") };
}

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

function failureOf(error: unknown): CheckInFailure {
  if (isUnknown(error)) {
    const message = "We do not know this venue or table. Scan its code again, or go on without checking in.";
    return { message, mayPass: false };
  }
  const reason = error instanceof Error ? ` ${error.message}` : "";
  return { message: `You are not checked in yet.${reason}`, mayPass: true };
}

/**
 * Names the venue to whoever scanned its code and checks a signed-in person in. The server returns the
 * active visit when there is one, so a reload, a second tab or a double click makes no second visit.
 */
export function useCheckIn(userId: string | null): CheckIn {
  const parameters = useSearchParams();
  const { venueId, locationId } = placeOf(parameters);
  const isAsked = venueId !== null || locationId !== null;
  const [venue, setVenue] = useState<PublicVenueWire | null>(null);
  const [visit, setVisit] = useState<VisitWire | null>(null);
  const [failure, setFailure] = useState<CheckInFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  const run = useCallback(async () => {
    if (!isAsked) return;
    const attempt = ++latest.current;
    const isLatest = () => attempt === latest.current;
    setBusy(true);
    setFailure(null);
    try {
      if (userId) {
        const body = { ...(venueId ? { venue_id: venueId } : {}), ...(locationId ? { location_id: locationId } : {}) };
        const made = await api.checkIn(body);
        if (isLatest()) setVisit(made);
      } else if (venueId) {
        const found = await api.getVenue(venueId);
        if (isLatest()) setVenue(found);
      }
    } catch (error) {
      // 401: the account step takes over, and signing in checks in.
      if (isLatest() && !(error instanceof ApiError && error.status === 401)) {
        setFailure(userId || isUnknown(error) ? failureOf(error) : VENUE_NOT_FETCHED);
      }
    }
    if (isLatest()) setBusy(false);
  }, [isAsked, userId, venueId, locationId]);

  useEffect(() => {
    setVisit(null);
    void run();
  }, [run]);

  return useMemo(
    () => ({ isAsked, venueId: visit?.venue_id ?? venueId, venue, visit, failure, busy, retry: run }),
    [isAsked, venueId, venue, visit, failure, busy, run],
  );
}

const VENUE_NOT_FETCHED: CheckInFailure = { message: "Failed to fetch venue information", mayPass: true };
