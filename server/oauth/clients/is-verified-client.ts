import { db } from "@/server/db/client";
import { isClientId } from "../find-client";

/**
 * Whether an administrator has verified who is behind an application. False for one that is unknown or switched off.
 */
export async function isVerifiedClient(clientId: string): Promise<boolean> {
  if (!isClientId(clientId)) return false;
  const found = await db.oAuthClient.count({ where: { clientId, isActive: true, verifiedAt: { not: null } } });
  return found > 0;
}
