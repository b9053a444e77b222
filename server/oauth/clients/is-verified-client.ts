import { db } from "@/server/db/client";
import { isClientId } from "../find-client";

/** Whether an administrator has established who stands behind an application. Unknown and switched off: no. */
export async function isVerifiedClient(clientId: string): Promise<boolean> {
  if (!isClientId(clientId)) return false;
  const found = await db.oAuthClient.count({ where: { clientId, isActive: true, verifiedAt: { not: null } } });
  return found > 0;
}
