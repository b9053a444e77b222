import { z } from "zod";
import { type IdCardProfile, toIdCardProfile } from "@/lib/id-card";
import type { ShareRow } from "@/lib/share-rows";
import { onlyRows } from "@/lib/shared-rows";
import { db } from "@/server/db/client";
import { getPreferences } from "@/server/profile/get-preferences";
import { stillOpen } from "./access";
import { linkIdOf } from "./share-key";

/** `profile` holds the chosen rows and nothing else. */
export type SharedCard = { linkId: string; ownerId: string; rows: readonly ShareRow[]; profile: IdCardProfile };

/** What a key opens of this person's card. A wrong, expired or revoked key and one of another person's: null. */
export async function findSharedCard(userId: string, key: string): Promise<SharedCard | null> {
  const linkId = linkIdOf(key);
  if (!linkId || !z.uuid().safeParse(userId).success) return null;
  const link = await db.shareLink.findFirst({
    where: { id: linkId, userId, ...stillOpen() },
    select: { rows: true, user: { select: { id: true, email: true, firstName: true, lastName: true } } },
  });
  if (!link) return null;
  const preferences = onlyRows(await getPreferences(userId), link.rows);
  const { id, email, firstName, lastName } = link.user;
  const owner = { id, email, first_name: firstName, last_name: lastName };
  return { linkId, ownerId: userId, rows: link.rows, profile: toIdCardProfile(owner, preferences) };
}
