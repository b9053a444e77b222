import { z } from "zod";
import { dietLabel } from "@/lib/dietary/diets";
import { type MoreWayKey, wayLabels } from "@/lib/dietary/more-ways";
import { guestProfile, type IdCardProfile } from "@/lib/id-card/id-card";
import { SEVERITIES } from "@/lib/profile/allergies";
import type { ShareRow } from "@/lib/sight/share-rows";
import { db } from "@/server/db/client";
import { stillOpen } from "../access";
import { linkIdOf } from "../share-key";

export type GuestSharedCard = { linkId: string; rows: readonly ShareRow[]; profile: IdCardProfile };

const storedAllergies = z.array(
  z.object({ key: z.string(), label: z.string(), severity: z.enum(SEVERITIES), traces: z.boolean() }),
);

/**
 * What a key opens of a card without an account; null for a wrong, expired or revoked key, and for one of an account's
 * card.
 */
export async function findGuestCard(key: string): Promise<GuestSharedCard | null> {
  const id = linkIdOf(key);
  if (!id) return null;
  const link = await db.shareLink.findFirst({
    where: { id, userId: null, ...stillOpen() },
    select: { rows: true, guest: true },
  });
  if (!link?.guest) return null;
  const { suffix, name, allergies, dietaryPreferences, ways } = link.guest;
  const profile: IdCardProfile = {
    ...guestProfile(suffix),
    displayName: name,
    printId: `guest-${suffix}`,
    // An allergy that cannot be parsed must not be dropped silently: parsing throws, and the page shows an error.
    allergies: storedAllergies.parse(allergies).map((each) => ({ ...each, kind: "allergy" as const })),
    diets: [...dietaryPreferences.map(dietLabel), ...wayLabels(ways as MoreWayKey[])],
  };
  return { linkId: id, rows: link.rows, profile };
}
