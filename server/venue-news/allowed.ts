import type { Right } from "@/lib/team/rights";
import { db } from "@/server/db/client";
import { findMember, type Member, reaches } from "@/server/team/find-member";

type Venue = { id: string; ownerId: string };

/** The person, if they belong to the venue's business with this right there now, and are not closing their account. */
export async function memberWith(userId: string, right: Right, venue: Venue): Promise<Member | null> {
  const member = await findMember(userId);
  if (!member || member.holderId !== venue.ownerId || !reaches(member, right, venue.id)) return null;
  const closing = await db.accountClosing.count({ where: { userId } });
  return closing > 0 ? null : member;
}

type Reader = { userId: string | null; addedById: string | null };

/**
 * Whether a reader may still be sent the figures: a person by their own right, an address as long as the one who asked it
 * may tell others. Otherwise whoever left a business would still get its numbers, at an address that they once added.
 */
export const mayStillRead = async ({ userId, addedById }: Reader, venue: Venue): Promise<Member | boolean> => {
  if (userId) return (await memberWith(userId, "figures", venue)) ?? false;
  return addedById !== null && (await memberWith(addedById, "news", venue)) !== null;
};
