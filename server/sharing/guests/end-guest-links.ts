import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type LinkDevice, linksOfDevice } from "./link-token";

/** Revokes a link at once. Error: 404 for a link that this device did not make. */
export async function revokeGuestLink({ token }: LinkDevice, id: string): Promise<void> {
  const { count } = token ? await db.shareLink.deleteMany({ where: { id, ...linksOfDevice(token) } }) : { count: 0 };
  if (count === 0) throw notFound("shareLink");
}

/** Revokes all links of a device whose card is deleted. */
export async function revokeGuestLinks({ token }: LinkDevice): Promise<void> {
  if (token) await db.shareLink.deleteMany({ where: linksOfDevice(token) });
}

/**
 * Deletes expired links of guests, with the stored cards behind them. Any number of processes may do this at once.
 * @returns how many links were deleted
 */
export async function sweepGuestLinks(): Promise<number> {
  const { count } = await db.shareLink.deleteMany({ where: { userId: null, expiresAt: { lte: now() } } });
  return count;
}
