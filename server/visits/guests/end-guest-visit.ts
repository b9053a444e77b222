import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive } from "../access";
import { type GuestDevice, visitsOfDevice } from "./guest-token";

/** Ends a device's visit and deletes what the venue saw of it. Does nothing when there is none. */
export async function endGuestVisit({ token }: GuestDevice): Promise<void> {
  if (!token) return;
  await db.visit.updateMany({
    where: { ...stillActive(), ...visitsOfDevice(token) },
    data: { status: "ended", endedAt: now() },
  });
}

/**
 * Ends expired visits of guests, which deletes their cards. Any number of processes may do this at once.
 * @returns how many visits were ended
 */
export async function sweepGuestVisits(): Promise<number> {
  const { count } = await db.visit.updateMany({
    where: { guest: { isNot: null }, status: "active", expiresAt: { lte: now() } },
    data: { status: "expired" },
  });
  return count;
}
