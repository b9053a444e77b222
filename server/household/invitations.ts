import { DAY_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import { MAX_INVITATIONS } from "@/lib/household/limits";
import { says } from "@/lib/i18n/sentence";
import type { InvitationWire, NewInvitationBody } from "@/lib/schemas/household";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Caller, lockKept } from "./access";
import { invitationSelect, toInvitationWire } from "./wire";

const stillOpen = () => ({ expiresAt: { gt: now() } });

/** Creates an invitation. Errors: 403 for members other than the keeper, 409 for one invitation too many. */
export async function invite(caller: Caller, householdId: string, body: NewInvitationBody): Promise<InvitationWire> {
  return db.$transaction(async (tx) => {
    await lockKept(tx, caller, householdId);
    await tx.householdInvitation.deleteMany({ where: { householdId, expiresAt: { lte: now() } } });
    const count = await tx.householdInvitation.count({ where: { householdId } });
    if (count >= MAX_INVITATIONS) {
      throw new AppError("conflict", says("invitationsMost", { count: MAX_INVITATIONS }));
    }
    const expiresAt = new Date(now().getTime() + body.days * DAY_MS);
    const row = await tx.householdInvitation.create({
      data: { householdId, invitedById: caller.userId, isSingleUse: body.is_single_use, createdAt: now(), expiresAt },
      select: invitationSelect,
    });
    return toInvitationWire(row);
  });
}

/** Open invitations, the newest first. Errors: 403 for members other than the keeper. */
export async function listInvitations(caller: Caller, householdId: string): Promise<InvitationWire[]> {
  return db.$transaction(async (tx) => {
    await lockKept(tx, caller, householdId);
    const rows = await tx.householdInvitation.findMany({
      where: { householdId, ...stillOpen() },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: invitationSelect,
    });
    return rows.map(toInvitationWire);
  });
}

/** Revokes an invitation at once. */
export async function revokeInvitation(caller: Caller, householdId: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockKept(tx, caller, householdId);
    const { count } = await tx.householdInvitation.deleteMany({ where: { id, householdId } });
    if (count === 0) throw notFound("invitation");
  });
}
