import { AppError, notFound } from "@/lib/errors";
import { MAX_MEMBERS } from "@/lib/household/limits";
import { says } from "@/lib/i18n/sentence";
import type { HouseholdWire, OpenInvitationWire } from "@/lib/schemas/household";
import { SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import type { Caller } from "./access";
import { requireRoomFor } from "./create-household";
import { getHousehold } from "./get-household";
import { invitationIdOf, memberNameSelect, nameOf } from "./wire";

/** One answer for wrong, used, revoked and expired invitations, so that it does not reveal which. */
const invitationNotFound = () => notFound("invitation");

const openBy = (key: string) => {
  const id = invitationIdOf(key);
  if (!id) throw invitationNotFound();
  return { id, expiresAt: { gt: now() } };
};

/** Who invites, and who the members are: people must know that before they decide to show anything of their card. */
export async function openInvitation(caller: Caller, key: string): Promise<OpenInvitationWire> {
  const found = await db.householdInvitation.findFirst({
    where: openBy(key),
    select: {
      expiresAt: true,
      invitedBy: { select: memberNameSelect },
      household: {
        select: {
          id: true,
          name: true,
          members: {
            orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
            select: { userId: true, user: { select: memberNameSelect } },
          },
        },
      },
    },
  });
  if (!found) throw invitationNotFound();
  const { id, name, members } = found.household;
  return {
    household: { id, name },
    invited_by: nameOf(found.invitedBy),
    members: members.map(({ user }) => nameOf(user)),
    is_member: members.some(({ userId }) => userId === caller.userId),
    expires_at: found.expiresAt.toISOString(),
  };
}

/**
 * Joins the household. Of two people who use a single-use invitation at the same time, one succeeds. For somebody who
 * is a member already nothing changes, and the invitation stays unused. Errors: 404 for an invitation that is not
 * open, 409 for a full household and for one household too many.
 */
export async function acceptInvitation(caller: Caller, key: string, rows: readonly ShareRow[]): Promise<HouseholdWire> {
  const householdId = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const where = openBy(key);
    const pending = await tx.householdInvitation.findFirst({ where, select: { householdId: true } });
    if (!pending) throw invitationNotFound();
    const { householdId } = pending;
    await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId}::uuid FOR UPDATE`;
    const invitation = await tx.householdInvitation.findFirst({ where, select: { isSingleUse: true } });
    if (!invitation) throw invitationNotFound();
    const members = await tx.householdMember.findMany({ where: { householdId }, select: { userId: true } });
    if (members.some(({ userId }) => userId === caller.userId)) return householdId;
    await requireRoomFor(tx, caller);
    if (members.length >= MAX_MEMBERS) throw new AppError("conflict", says("membersMost", { count: MAX_MEMBERS }));
    if (invitation.isSingleUse) await tx.householdInvitation.deleteMany({ where });
    const chosen = SHARE_ROWS.filter((row) => rows.includes(row));
    await tx.householdMember.create({
      data: { householdId, userId: caller.userId, rows: chosen, joinedAt: now() },
      select: { id: true },
    });
    await tx.household.update({ where: { id: householdId }, data: { updatedAt: now() }, select: { id: true } });
    return householdId;
  });
  return getHousehold(caller, householdId);
}

/** Uses up a single-use invitation; one for several people stays open for the others. */
export async function declineInvitation(key: string): Promise<void> {
  const where = openBy(key);
  const found = await db.householdInvitation.findFirst({ where, select: { id: true } });
  if (!found) throw invitationNotFound();
  await db.householdInvitation.deleteMany({ where: { ...where, isSingleUse: true } });
}
