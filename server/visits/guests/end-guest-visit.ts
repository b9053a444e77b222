import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive } from "../access";
import { type GuestDevice, visitsOfDevice } from "./guest-token";

/** Ends the visit of a device; what the venue saw of it goes with it. Without one nothing changes. */
export async function endGuestVisit({ token }: GuestDevice): Promise<void> {
  if (!token) return;
  await db.visit.updateMany({
    where: { ...stillActive(), ...visitsOfDevice(token) },
    data: { status: "ended", endedAt: now() },
  });
}

/**
 * Removes the cards of guests whose time at the venue is over. Any number of processes may do this at once.
 * @returns how many went
 */
export async function sweepGuestVisits(): Promise<number> {
  const { count } = await db.visit.updateMany({
    where: { guest: { isNot: null }, status: "active", expiresAt: { lte: now() } },
    data: { status: "expired" },
  });
  return count;
}
