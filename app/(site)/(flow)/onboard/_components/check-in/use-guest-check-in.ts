"use client";

import { useText } from "#use-text";
import { checkInWith } from "@/components/guest-card/use-guest-visit";
import type { GuestCard } from "@/lib/guest-card/guest-card";
import { GUEST_NAME, GUEST_ROWS } from "@/lib/guest-card/sent";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import { visits } from "@/messages/en/visits";
import type { Place } from "../use-check-in";
import { useOffer } from "./use-offer";

/** The check-in of a person without an account: the venue's offer, the chosen rows, and the check-in itself. */
export function useGuestCheckIn(place: Place, card: GuestCard | null) {
  const t = useText(visits);
  const { found, ...state } = useOffer({
    key: ["guest", place],
    isEnabled: true,
    load: () => guestVisitsApi.offer(place),
    offerOf: (offer) => offer,
    rowsOf: ({ visit }) => visit?.shared_rows ?? GUEST_ROWS,
    send: async (rows) => card && checkInWith(card, place, rows),
    failed: { load: t("venueNotLoaded"), checkIn: t("youAreNotCheckedInYet") },
  });
  return { ...state, offer: found ? { ...found, display_name: card?.name.trim() || GUEST_NAME } : null };
}
