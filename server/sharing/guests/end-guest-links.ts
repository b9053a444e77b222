import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type LinkDevice, linksOfDevice } from "./link-token";

/** From the moment this returns the link opens nothing. Error: 404 for one that is not this device's. */
export async function revokeGuestLink({ token }: LinkDevice, id: string): Promise<void> {
  const { count } = token ? await db.shareLink.deleteMany({ where: { id, ...linksOfDevice(token) } }) : { count: 0 };
  if (count === 0) throw notFound("Share link");
}

/** All links of a device whose card is deleted. */
export async function revokeGuestLinks({ token }: LinkDevice): Promise<void> {
  if (token) await db.shareLink.deleteMany({ where: linksOfDevice(token) });
}

/**
 * Removes the links of guests whose time is over, and what they opened. Any number of processes may do this at once.
 * @returns how many went
 */
export async function sweepGuestLinks(): Promise<number> {
  const { count } = await db.shareLink.deleteMany({ where: { userId: null, expiresAt: { lte: now() } } });
  return count;
}
