"use client";

import { useCallback, useEffect, useState } from "react";
import { useText } from "#use-text";
import { checkInWith } from "@/components/guest-card/use-guest-visit";
import { type CheckInFailure, failureOf, type Place } from "@/components/onboarding/use-check-in";
import type { GuestCard } from "@/lib/guest-card/guest-card";
import { GUEST_NAME, GUEST_ROWS } from "@/lib/guest-card/sent";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import type { GuestOfferWire } from "@/lib/schemas/guest-visits";
import type { VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/share-rows";
import { visits } from "@/messages/en/visits";

/** The check-in of a person without an account: the venue's offer, the chosen rows, and the check-in itself. */
export function useGuestCheckIn(place: Place, card: GuestCard | null) {
  const t = useText(visits);
  const [offer, setOffer] = useState<GuestOfferWire | null>(null);
  const [rows, setRows] = useState<readonly ShareRow[]>(GUEST_ROWS);
  const [visit, setVisit] = useState<VisitWire | null>(null);
  const [failure, setFailure] = useState<CheckInFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = useCallback(async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    setFailure(null);
    await work().catch((error: unknown) => setFailure(failureOf(error, failed)));
    setBusy(false);
  }, []);
  const load = useCallback(
    () =>
      attempt(async () => {
        const found = await guestVisitsApi.offer(place);
        setOffer(found);
        if (!found.visit) return;
        setRows(found.visit.shared_rows);
        if (!found.location || found.visit.location_id === found.location.id) setVisit(found.visit);
      }, t("failedToFetchVenue")),
    [attempt, place, t],
  );
  useEffect(() => void load(), [load]);
  const checkIn = useCallback(
    () =>
      void attempt(async () => {
        if (card) setVisit(await checkInWith(card, place, rows));
      }, t("youAreNotCheckedInYet")),
    [attempt, card, place, rows, t],
  );
  return {
    offer: offer && { ...offer, display_name: card?.name.trim() || GUEST_NAME },
    ...{ rows, setRows, visit, failure, busy, checkIn },
    chooseAgain: () => setVisit(null),
    retry: offer ? checkIn : () => void load(),
  };
}
