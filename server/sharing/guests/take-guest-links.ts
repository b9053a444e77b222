import { lockSignedIn } from "@/server/auth/lock-signed-in";
import { db } from "@/server/db/client";
import { type LinkDevice, linksOfDevice } from "./link-token";

/**
 * The open links of a device become those of whoever is signed in there: the same addresses, rows and ends, which then
 * open the account's card. What the device sent is forgotten. @returns how many
 */
export async function takeGuestLinks(
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
