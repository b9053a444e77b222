import { z } from "zod";
import { type IdCardProfile, toIdCardProfile } from "@/lib/id-card/id-card";
import { onlyRows } from "@/lib/sharing/shared-rows";
import type { ShareRow } from "@/lib/sight/share-rows";
import { toUserWire, userSelect } from "@/server/auth/wire";
import { db } from "@/server/db/client";
import { getPreferences } from "@/server/profile/get-preferences";
import { stillOpen } from "./access";
import { linkIdOf } from "./share-key";

/** `profile` holds the chosen rows and nothing else. */
export type SharedCard = { linkId: string; ownerId: string; rows: readonly ShareRow[]; profile: IdCardProfile };

/**
 * What a key opens of this person's card; null for a wrong, expired or revoked key, and for one of another person's
 * card.
 */
export async function findSharedCard(userId: string, key: string): Promise<SharedCard | null> {
  const linkId = linkIdOf(key);
  if (!linkId || !z.uuid().safeParse(userId).success) return null;
  const link = await db.shareLink.findFirst({
    where: { id: linkId, userId, ...stillOpen() },
    select: { rows: true, user: { select: userSelect } },
  });
  if (!link?.user) return null;
  const preferences = onlyRows(await getPreferences(userId, { forOthers: true }), link.rows);
  const { picture, ...profile } = toIdCardProfile(toUserWire(link.user), preferences);
  const shown = picture && link.user.ownPicture ? { picture: `/user/picture?key=${key}` } : {};
  return { linkId, ownerId: userId, rows: link.rows, profile: { ...profile, ...shown } };
}
