import { lockSignedIn } from "@/server/auth/lock-signed-in";
import { db } from "@/server/db/client";
import { type LinkDevice, linksOfDevice } from "@/server/sharing/guests/link-token";

/**
 * Moves the open links of a device into the account that is signed in there. They keep addresses, rows and expiry, and
 * from now on open the account's card; the card that the device sent is deleted. @returns how many were moved
 */
export async function moveGuestLinks(
  caller: { userId: string; signInId: string },
  { token }: LinkDevice,
): Promise<number> {
  if (!token) return 0;
  return db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    const links = await tx.shareLink.findMany({ where: linksOfDevice(token), select: { id: true } });
    const ids = links.map(({ id }) => id);
    await tx.guestLinkCard.deleteMany({ where: { linkId: { in: ids } } });
    const { count } = await tx.shareLink.updateMany({
      where: { id: { in: ids }, userId: null },
      data: { userId: caller.userId },
    });
    return count;
  });
}
