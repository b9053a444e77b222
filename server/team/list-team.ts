import type { TeamWire } from "@/lib/schemas/team";
import { mayGrant, ROLES, type Role, reachOf } from "@/lib/team/rights";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Member } from "./find-member";
import { invitedRoles } from "./invite";
import { nameSelect, personName } from "./person-name";

const memberSelect = {
  ...{ id: true, joinedAt: true },
  roles: { orderBy: { id: "asc" }, select: { role: true, venueId: true, venue: { select: { name: true } } } },
  user: {
    select: { ...nameSelect, signIns: { orderBy: { lastUsedAt: "desc" }, take: 1, select: { lastUsedAt: true } } },
  },
} as const;

/** The people of the caller's business and those who are invited. A manager of some venues sees the people of these. */
export async function listTeam({ id: you, businessId, holderId, roles: own }: Member): Promise<TeamWire> {
  const found = reachOf(own, "people");
  const reach = found === undefined ? [] : found;
  const [members, invitations, venues] = await Promise.all([
    db.businessMember.findMany({
      where: { businessId },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      select: memberSelect,
    }),
    db.businessInvitation.findMany({
      where: { businessId, expiresAt: { gt: now() } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: {
        ...{ id: true, email: true, role: true, venueIds: true, createdAt: true, expiresAt: true },
        invitedBy: { select: nameSelect },
      },
    }),
    db.venue.findMany({
      where: { ownerId: holderId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
    }),
  ]);
  const isSeen = (venueId: string | null) => reach === null || venueId === null || reach.includes(venueId);
  const nameOf = new Map(venues.map(({ id, name }) => [id, name]));
  const grants = (role: Role) => mayGrant(own, reach === null ? [{ role, venueId: null }] : sample(role, reach));
  return {
    you,
    members: members
      .filter(({ id, roles }) => id === you || roles.some(({ venueId }) => isSeen(venueId)) || reach === null)
      .map(({ id, joinedAt, roles, user: { signIns, ...user } }) => ({
        id,
        name: user.firstName || user.lastName ? personName(user) : null,
        email: user.email,
        roles: roles.map(({ role, venueId, venue }) => ({ role, venue_id: venueId, venue: venue?.name ?? null })),
        joined_at: joinedAt.toISOString(),
        last_here_at: signIns[0]?.lastUsedAt.toISOString() ?? null,
        may_change: id !== you && mayGrant(own, roles),
      })),
    invitations: invitations
      .filter((each) => mayGrant(own, invitedRoles(each)))
      .map(({ venueIds, invitedBy, ...each }) => ({
        ...{ id: each.id, email: each.email, role: each.role, invited_by: personName(invitedBy) },
        venues:
          venueIds.length === 0
            ? null
            : venueIds.flatMap((id) => (nameOf.has(id) ? [{ id, name: nameOf.get(id) ?? "" }] : [])),
        created_at: each.createdAt.toISOString(),
        expires_at: each.expiresAt.toISOString(),
      })),
    venues: venues.filter(({ id }) => reach === null || reach.includes(id)),
    grants_everywhere: reach === null,
    grantable: ROLES.filter(grants),
  };
}

const sample = (role: Role, reach: readonly string[]) => reach.slice(0, 1).map((venueId) => ({ role, venueId }));
