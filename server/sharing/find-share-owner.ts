import { GUEST_PAGE } from "@/lib/sharing/guest-page";
import { db } from "@/server/db/client";
import { stillOpen } from "./access";
import { linkIdOf } from "./share-key";

/** Whose card a key opens now; null when the key is wrong, revoked or expired, or the card belongs to no account. */
export async function findShareOwner(key: string): Promise<string | null> {
  const link = await findOpen(key);
  return link?.userId ?? null;
}

/** The page that a key opens now, or null as above. */
export async function findSharedPage(key: string): Promise<string | null> {
  const link = await findOpen(key);
  return link && `/id/${link.userId ?? GUEST_PAGE}?key=${key}`;
}

async function findOpen(key: string): Promise<{ userId: string | null } | null> {
  const id = linkIdOf(key);
  return id === null ? null : db.shareLink.findFirst({ where: { id, ...stillOpen() }, select: { userId: true } });
}
