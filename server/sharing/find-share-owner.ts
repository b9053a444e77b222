import { db } from "@/server/db/client";
import { stillOpen } from "./access";
import { linkIdOf } from "./share-key";

/** Whose card a key opens now, or null for a key that is wrong, revoked or past its time. */
export async function findShareOwner(key: string): Promise<string | null> {
  const id = linkIdOf(key);
  if (!id) return null;
  const link = await db.shareLink.findFirst({ where: { id, ...stillOpen() }, select: { userId: true } });
  return link?.userId ?? null;
}
