import type { KitchenCalls } from "@/components/visits/use-kitchen-answer";
import { guestVisitsApi } from "@/lib/guest-visits-client";
import type { GuestVisitWire } from "@/lib/schemas/guest-visits";
import type { SeenWire } from "@/lib/schemas/live";

async function seenOf(answer: Promise<GuestVisitWire>): Promise<SeenWire> {
  const { seen } = await answer;
  if (!seen) throw new Error("The visit is over");
  return seen;
}

/** The calls of a device without an account. */
export const GUEST_KITCHEN: KitchenCalls = {
  ask: () => seenOf(guestVisitsApi.mine()),
  ring: () => seenOf(guestVisitsApi.ring()),
};
