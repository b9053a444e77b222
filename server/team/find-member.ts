import { z } from "zod";
import { type Right, ROLES, type RoleAt, reachOf } from "@/lib/team/rights";
import { batched } from "@/server/db/batched";
import { statement } from "@/server/db/statement";
import type { Owner } from "@/server/venues/access";

/** A person in a business. `holderId`: the owner under whom its venues and applications are recorded. */
export type Member = {
  id: string;
  userId: string;
  businessId: string;
  holderId: string;
  roles: RoleAt[];
};

const MEMBER = z.object({
  id: z.string(),
  userId: z.string(),
  businessId: z.string(),
  holderId: z.string(),
  roles: z.array(z.object({ role: z.enum(ROLES), venueId: z.string().nullable() })),
});

const readMembers = statement(
  MEMBER,
  `SELECT m.id, m.user_id AS "userId", m.business_id AS "businessId", b.holder_id AS "holderId",
     coalesce((SELECT jsonb_agg(jsonb_build_object('role', r.role, 'venueId', r.venue_id) ORDER BY r.id)
       FROM business_member_roles r WHERE r.member_id = m.id), '[]') AS roles
   FROM business_members m JOIN businesses b ON b.id = m.business_id WHERE m.user_id = ANY ($1::uuid[])`,
);

/** Every call of a business asks, and every open stream about once a second; they share statements. */
const readMember = batched({
  send: async (userIds: readonly string[]) => {
    const found = new Map((await readMembers([...new Set(userIds)])).map((row) => [row.userId, row]));
    return userIds.map((id) => found.get(id) ?? null);
  },
});

/** Read anew each time, so that a role ends with the next call. */
export const findMember = (userId: string): Promise<Member | null> => readMember(userId.toLowerCase());

/** What the person may act on with a right; null: they have it nowhere. */
export function ownerFor({ holderId, roles }: Pick<Member, "holderId" | "roles">, right: Right): Owner | null {
  const venueIds = reachOf(roles, right);
  return venueIds === undefined ? null : { userId: holderId, venueIds };
}

/** Whether a right reaches this venue. */
export function reaches({ roles }: Pick<Member, "roles">, right: Right, venueId: string): boolean {
  const venueIds = reachOf(roles, right);
  return venueIds !== undefined && (venueIds === null || venueIds.includes(venueId));
}
