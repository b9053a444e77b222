import { db } from "@/server/db/client";
import { isClientId } from "../find-client";

export async function findLogo(clientId: string): Promise<Uint8Array | null> {
  if (!isClientId(clientId)) return null;
  const row = await db.oAuthClientLogo.findFirst({
    where: { client: { clientId, isActive: true } },
    select: { webp: true },
  });
  return row?.webp ?? null;
}
