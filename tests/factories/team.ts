import { randomUUID } from "node:crypto";
import type { RoleAt } from "@/lib/team/rights";
import { createMailedToken, hashMailedToken } from "@/server/auth/mailed-token";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "./people";

const businessOf = (holderId: string) => db.business.findUniqueOrThrow({ where: { holderId }, select: { id: true } });

export type TestMember = SignedInPerson & { memberId: string };

/** A person with these roles in the business of an owner. */
export async function createMember(holderId: string, roles: readonly RoleAt[]): Promise<TestMember> {
  const person = await createSignedInPerson();
  const { id: businessId } = await businessOf(holderId);
  const { id: memberId } = await db.businessMember.create({
    data: {
      ...{ businessId, userId: person.id, joinedAt: now() },
      roles: { create: roles.map(({ role, venueId }) => ({ role, venueId })) },
    },
    select: { id: true },
  });
  return { ...person, memberId };
}

type Invited = { role?: RoleAt["role"]; venueIds?: string[]; expiresAt?: Date };

/** An open invitation, with the key of its mailed link. */
export async function createInvitation(
  holderId: string,
  email = `${randomUUID()}@asked.example`,
  { role = "kitchen", venueIds = [], expiresAt = new Date(now().getTime() + 3600_000) }: Invited = {},
) {
  const key = createMailedToken();
  const { id: businessId } = await businessOf(holderId);
  const { id } = await db.businessInvitation.create({
    data: {
      ...{ businessId, email, role, venueIds, tokenHash: hashMailedToken(key) },
      ...{ invitedById: holderId, createdAt: now(), expiresAt },
    },
    select: { id: true },
  });
  return { id, key, email };
}
