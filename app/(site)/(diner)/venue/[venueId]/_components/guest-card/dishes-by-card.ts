import { isGuestCardBlank, readGuestCard } from "@/lib/guest-card/guest-card";
import { toGuestCardBody } from "@/lib/guest-card/sent";
import { guestCardApi } from "@/lib/guest-card-client";
import type { GuestDishesWire } from "@/lib/schemas/guest-card";

/** Null for an empty card. Throws if the card cannot be read completely. */
export async function dishesByCard(text: string, venueId: string): Promise<GuestDishesWire | null> {
  const card = readGuestCard(text);
  if (!card) throw new Error("The card on this device cannot be read");
  return isGuestCardBlank(card) ? null : guestCardApi.dishes(venueId, toGuestCardBody(card));
}
