import { AppError, invalidField } from "@/lib/errors";
import { type HandOverBody, type MemberRolesBody, toRoles } from "@/lib/schemas/team";
import { type RoleAt, sameRoles } from "@/lib/team/rights";
import { db, type Transaction } from "@/server/db/client";
import { findMember, type Member } from "./find-member";
import { lockTeam, otherMember, requireAnotherOwner, requireGrant, requireVenues } from "./lock-team";
import { noteAct } from "./note-act";

type Caller = { member: Member };

const isOwner = (roles: readonly RoleAt[]): boolean => roles.some(({ role }) => role === "owner");
const inBrief = (roles: readonly RoleAt[]): string => [...new Set(roles.map(({ role }) => role))].join(", ");

async function setRoles(tx: Transaction, memberId: string, roles: readonly RoleAt[]): Promise<void> {
  await tx.businessMemberRole.deleteMany({ where: { memberId } });
  await tx.businessMemberRole.createMany({ data: roles.map((each) => ({ memberId, ...each })) });
}

/**
 * Changes what a person may do, from their next call on, on every device. Errors: 409 when somebody else changed it
 * since it was shown, or for the last owner; 403 for more than the caller may give or take; 404 for another business's
 * person or venue.
 */
export async function changeRoles({ member }: Caller, id: string, body: MemberRolesBody): Promise<void> {
  const roles = toRoles(body.roles);
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "people");
    const target = await otherMember(tx, actor, id);
    if (!sameRoles(target.roles, toRoles(body.was))) throw new AppError("conflict", "rolesChangedElsewhere");
    requireGrant(actor, roles);
    await requireVenues(
      tx,
      actor,
      roles.map(({ venueId }) => venueId),
    );
    if (isOwner(target.roles) && !isOwner(roles)) await requireAnotherOwner(tx, actor, target.userId);
    await setRoles(tx, target.id, roles);
    await noteAct(actor, "roles_changed", { aboutId: target.userId, details: { role: inBrief(roles) } }, tx);
  });
}

/** Invitations that a person sent end with what the person may do. */
async function endMembership(tx: Transaction, businessId: string, { id, userId }: { id: string; userId: string }) {
  await tx.businessInvitation.deleteMany({ where: { businessId, invitedById: userId } });
  await tx.businessMember.delete({ where: { id }, select: { id: true } });
}

/** Errors: 422 for the caller, who leaves instead; 403, 404 and 409 as for a change of roles. */
export async function removeMember({ member }: Caller, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "people");
    if (actor.id === id) throw invalidField("id", "leaveTeam");
    const target = await otherMember(tx, actor, id);
    if (isOwner(target.roles)) await requireAnotherOwner(tx, actor, target.userId);
    await endMembership(tx, actor.businessId, target);
    await noteAct(actor, "removed", { aboutId: target.userId, details: { role: inBrief(target.roles) } }, tx);
  });
}

/** Errors: 409 for the last owner, who makes somebody else an owner first. */
export async function leaveTeam({ userId }: { userId: string }): Promise<void> {
  const member = await findMember(userId);
  if (!member) throw new AppError("forbidden", "businessOnly");
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, null);
    if (isOwner(actor.roles)) await requireAnotherOwner(tx, actor, actor.userId);
    await endMembership(tx, actor.businessId, actor);
    await noteAct(actor, "left", { details: { role: inBrief(actor.roles) } }, tx);
  });
}

/** Makes another person an owner, and the one under whom everything is recorded; the caller stays, steps down or leaves. */
export async function handOver({ member }: Caller, { member_id: id, afterwards }: HandOverBody): Promise<void> {
  await db.$transaction(async (tx) => {
    const actor = await lockTeam(tx, member, "activity");
    if (actor.id === id) throw invalidField("member_id", "handOverToAnother");
    const target = await otherMember(tx, actor, id);
    await setRoles(tx, target.id, [{ role: "owner", venueId: null }]);
    await tx.$queryRaw`SELECT 1 FROM hand_business_over(${actor.businessId}::uuid, ${target.userId}::uuid)`;
    await noteAct(actor, "handed_over", { aboutId: target.userId }, tx);
    if (afterwards === "owner") return;
    if (afterwards === "manager") await setRoles(tx, actor.id, [{ role: "manager", venueId: null }]);
    else {
      await endMembership(tx, actor.businessId, actor);
      await noteAct(actor, "left", { details: { role: inBrief(actor.roles) } }, tx);
    }
  });
}
