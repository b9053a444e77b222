import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { MOST_TEAM, type OpenTeamInvitationWire } from "@/lib/schemas/team";
import { mayGrant, type RoleAt } from "@/lib/team/rights";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { invitedRoles } from "./invite";
import { lockBusiness, roleSelect } from "./lock-team";
import { noteAct } from "./note-act";
import { nameSelect, personName } from "./person-name";

type Person = { userId: string; email: string };

/** One answer for wrong, used, revoked and expired invitations, and those of a deleted business. */
const invitationNotFound = () => notFound("invitation");

const openSelect = {
  ...{ id: true, businessId: true, email: true, role: true, venueIds: true, expiresAt: true, invitedById: true },
  invitedBy: { select: nameSelect },
  business: { select: { holderId: true } },
} as const;

/** An invitation is as good as the one who sent it: it ends when they may no longer give what it gives. */
async function findInvitation(tx: Transaction | typeof db, key: string) {
  const found = await tx.businessInvitation.findFirst({
    where: { tokenHash: hashMailedToken(key), expiresAt: { gt: now() } },
    select: openSelect,
  });
  if (!found) throw invitationNotFound();
  const inviter = await tx.businessMember.findFirst({
    where: { userId: found.invitedById, businessId: found.businessId, user: { closing: null } },
    select: { roles: { select: roleSelect } },
  });
  if (!inviter || !mayGrant(inviter.roles, invitedRoles(found))) throw invitationNotFound();
  // Venues that were deleted since are left out; with the last of them the invitation is for nothing.
  const venues = await tx.venue.findMany({
    where: { id: { in: found.venueIds }, ownerId: found.business.holderId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
  if (found.venueIds.length > 0 && venues.length === 0) throw invitationNotFound();
  return { ...found, venues };
}

/** What the mailed link opens, with or without an account. Errors: 404 for an invitation that is not open. */
export async function openTeamInvitation(reader: Person | null, key: string): Promise<OpenTeamInvitationWire> {
  const found = await findInvitation(db, key);
  return {
    email: found.email,
    invited_by: personName(found.invitedBy),
    role: found.role,
    venues: found.venueIds.length === 0 ? null : found.venues.map(({ name }) => name),
    expires_at: found.expiresAt.toISOString(),
    standing: await standingOf(reader, found),
  };
}

async function standingOf(
  reader: Person | null,
  { email, businessId }: { email: string; businessId: string },
): Promise<OpenTeamInvitationWire["standing"]> {
  if (!reader) return "signed_out";
  if (reader.email !== email) return "other_account";
  const member = await db.businessMember.findUnique({
    where: { userId: reader.userId },
    select: { businessId: true },
  });
  if (member?.businessId === businessId) return "here_already";
  return member && !(await isAloneAndEmpty(db, reader.userId, member.businessId)) ? "elsewhere" : "open";
}

/** Whether a person may leave their own business behind: it is theirs alone, and nothing is recorded in it. */
async function isAloneAndEmpty(tx: Transaction | typeof db, userId: string, businessId: string): Promise<boolean> {
  const [own, others, venues, clients] = await Promise.all([
    tx.business.count({ where: { id: businessId, holderId: userId } }),
    tx.businessMember.count({ where: { businessId, userId: { not: userId } } }),
    tx.venue.count({ where: { ownerId: userId } }),
    tx.oAuthClient.count({ where: { ownerId: userId } }),
  ]);
  return own > 0 && others + venues + clients === 0;
}

/**
 * Joins the business. Of two answers at once one succeeds. The link was mailed, so it proves the mailbox too. Errors: 404
 * for an invitation that is not open, 403 for another address's, 409 for who belongs to a business with something in it.
 */
export async function acceptTeamInvitation(person: Person, key: string): Promise<void> {
  const { userId, email } = person;
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { businessId } = await findInvitation(tx, key);
    if (!(await lockBusiness(tx, businessId))) throw invitationNotFound();
    const found = await findInvitation(tx, key);
    if (found.email !== email) throw new AppError("forbidden", "invitedOther");
    if ((await tx.businessMember.count({ where: { businessId } })) >= MOST_TEAM) {
      throw new AppError("conflict", says("membersMost", { count: MOST_TEAM }));
    }
    await takeSeat(tx, userId, businessId, rolesOf(found));
    await tx.businessInvitation.delete({ where: { id: found.id }, select: { id: true } });
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now() } });
    await noteAct({ businessId, userId }, "joined", { details: { role: found.role } }, tx);
  });
}

const rolesOf = ({ role, venueIds, venues }: Awaited<ReturnType<typeof findInvitation>>): RoleAt[] =>
  venueIds.length === 0 ? [{ role, venueId: null }] : venues.map(({ id }) => ({ role, venueId: id }));

/** The seat in an empty business of one's own is given up for the new one, and comes back when the person leaves it. */
async function takeSeat(tx: Transaction, userId: string, businessId: string, roles: readonly RoleAt[]) {
  const seat = await tx.businessMember.findUnique({ where: { userId }, select: { id: true, businessId: true } });
  if (seat?.businessId === businessId) throw new AppError("conflict", "memberThere");
  if (seat && !(await isAloneAndEmpty(tx, userId, seat.businessId))) throw new AppError("conflict", "inOtherBusiness");
  const data = { businessId, joinedAt: now() };
  const { id: memberId } = seat
    ? await tx.businessMember.update({ where: { id: seat.id }, data, select: { id: true } })
    : await tx.businessMember.create({ data: { userId, ...data }, select: { id: true } });
  await tx.businessMemberRole.deleteMany({ where: { memberId } });
  await tx.businessMemberRole.createMany({ data: roles.map((each) => ({ memberId, ...each })) });
}

/** Whoever has the link may say no, with or without an account. */
export async function declineTeamInvitation(key: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id, businessId, email, role, invitedById } = await findInvitation(tx, key);
    await tx.businessInvitation.deleteMany({ where: { id } });
    await tx.businessAct.create({
      data: { businessId, at: now(), kind: "invitation_declined", aboutId: invitedById, details: { email, role } },
      select: { id: true },
    });
  });
}
