"use client";

import { useCallback, useMemo } from "react";
import { useSending } from "@/components/guest-card/use-sending";
import { keepDeviceText, useDeviceText } from "@/components/ui/use-device-text";
import { ApiError } from "@/lib/api-call";
import { type GuestCard, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { type GuestVisitNote, readGuestVisit, toGuestCheckIn } from "@/lib/guest-card/sent";
import { GUEST_VISIT_KEY } from "@/lib/guest-card/storage-key";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import type { VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";

type Place = GuestVisitNote["place"];

const payloadOf = (card: GuestCard, place: Place, rows: readonly ShareRow[]): string =>
  JSON.stringify(toGuestCheckIn(card, place, rows));

/** Sends the shown rows of the card to the venue, and stores on the device what was sent. */
export async function checkInWith(card: GuestCard, place: Place, rows: readonly ShareRow[]): Promise<VisitWire> {
  const visit = await guestVisitsApi.checkIn(toGuestCheckIn(card, place, rows));
  // Uses the current location, because sending a change must not move the visit back to the first one.
  const here = { venue_id: visit.venue_id, ...(visit.location_id ? { location_id: visit.location_id } : {}) };
  const note: GuestVisitNote = {
    ...{ place: here, venue: visit.venue.name, rows: [...rows], until: visit.expires_at },
    sent: payloadOf(card, here, rows),
  };
  keepDeviceText(GUEST_VISIT_KEY, JSON.stringify(note));
  return visit;
}

/** Ends the visit of this device. Throws if the server was not reached, because the venue then still sees the card. */
export async function leaveAsGuest(): Promise<void> {
  await guestVisitsApi.end();
  keepDeviceText(GUEST_VISIT_KEY, null);
}

/** The device's record of its visit, while the visit lasts. */
export function useGuestVisitNote(): GuestVisitNote | null {
  const text = useDeviceText(GUEST_VISIT_KEY);
  const note = useMemo(() => readGuestVisit(text), [text]);
  return note && new Date(note.until).getTime() > Date.now() ? note : null;
}

/**
 * Sends every change of the card to the venue during a visit, so that an allergy added at the table reaches the
 * kitchen.
 */
export function useSendChanges(card: GuestCard, note: GuestVisitNote | null) {
  const transmit = useCallback(async () => {
    if (!note) return;
    try {
      await checkInWith(card, note.place, note.rows);
    } catch (error) {
      // The venue no longer exists, so nobody needs the change.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      keepDeviceText(GUEST_VISIT_KEY, null);
    }
  }, [card, note]);
  const payload = note && payloadOf(card, note.place, note.rows);
  return useSending({ payload, sent: note?.sent, isBlank: isGuestCardBlank(card), transmit });
}
