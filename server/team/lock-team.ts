import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import { mayGrant, type Right, type RoleAt, reachOf } from "@/lib/team/rights";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { Member } from "./find-member";

const HELD = z.object({ holderId: z.string() });

/** Locks a business, so that changes of its people come one after another. Null: it is gone. */
export async function lockBusiness(tx: Transaction, id: string): Promise<{ holderId: string } | null> {
  const [held] = await queryRowsIn(
    tx,
    HELD,
    Prisma.sql`SELECT holder_id AS "holderId" FROM businesses WHERE id = ${id}::uuid FOR UPDATE`,
  );
  return held ?? null;
}

export const roleSelect = { role: true, venueId: true } as const;

/**
 * Locks the caller's business and reads the caller's roles again under the lock: what another owner took away a moment
 * ago counts no more. `right` null: whoever belongs to the business. @throws AppError forbidden
 */
export async function lockTeam(tx: Transaction, { businessId, userId }: Member, right: Right | null): Promise<Member> {
  const held = await lockBusiness(tx, businessId);
  const found = await tx.businessMember.findFirst({
    where: { userId, businessId },
    select: { id: true, roles: { select: roleSelect } },
  });
  if (!held || !found) throw new AppError("forbidden", "businessOnly");
  if (right && reachOf(found.roles, right) === undefined) throw new AppError("forbidden", "roleForbids");
  return { id: found.id, userId, businessId, holderId: held.holderId, roles: found.roles };
}

/** Another person of the caller's business. @throws AppError not_found; forbidden, if the caller may not change them */
export async function otherMember(tx: Transaction, actor: Member, id: string) {
  const found = await tx.businessMember.findFirst({
    where: { id, businessId: actor.businessId },
    select: { id: true, userId: true, roles: { select: roleSelect }, user: { select: { email: true } } },
  });
  if (!found) throw notFound("member");
  requireGrant(actor, found.roles);
  return found;
}

/** @throws AppError forbidden */
export function requireGrant({ roles: own }: Member, roles: readonly RoleAt[]): void {
  if (!mayGrant(own, roles)) throw new AppError("forbidden", "roleForbids");
}

/** @throws AppError not_found, unless these are venues of the business */
export async function requireVenues(
  tx: Transaction,
  { holderId }: Member,
  ids: readonly (string | null)[],
): Promise<void> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  if (named.length === 0) return;
  const count = await tx.venue.count({ where: { ownerId: holderId, id: { in: named } } });
  if (count < named.length) throw notFound("venue");
}

/**
 * For before an owner stops to be one: refuses for the last, and records what is theirs under another owner. Somebody who
 * is closing their account is no owner to count on. @throws AppError conflict
 */
export async function requireAnotherOwner(tx: Transaction, actor: Member, userId: string): Promise<void> {
  const others = await tx.businessMember.count({
    where: {
      businessId: actor.businessId,
      userId: { not: userId },
      roles: { some: { role: "owner" } },
      user: { closing: null },
    },
  });
  if (others === 0) throw new AppError("conflict", "lastOwner");
  if (actor.holderId === userId) await tx.$queryRaw`SELECT 1 FROM pass_business_on(${userId}::uuid)`;
}
