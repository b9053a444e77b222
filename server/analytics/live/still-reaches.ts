import { z } from "zod";
import type { Right } from "@/lib/team/rights";
import { batched } from "@/server/db/batched";
import { statement } from "@/server/db/statement";
import { findMember, ownerFor } from "@/server/team/find-member";
import type { Owner } from "@/server/venues/access";

const readVenues = statement(
  z.object({ ownerId: z.string(), venueId: z.string(), isFormer: z.boolean() }),
  `SELECT owner_id AS "ownerId", id AS "venueId", false AS "isFormer" FROM venues WHERE owner_id = ANY ($1::uuid[])
   UNION ALL SELECT owner_id, id, true FROM former_venues WHERE owner_id = ANY ($1::uuid[])`,
);

/** Every open screen asks about once a second; those of one process share a statement. */
const venuesOf = batched({
  send: async (ownerIds: readonly string[]) => {
    const rows = await readVenues([...new Set(ownerIds)]);
    return ownerIds.map((id) => rows.filter(({ ownerId }) => ownerId === id));
  },
});

/** The venues that a right reaches now: the role that a stream was opened with may have changed since. */
async function venuesNow(person: { userId: string }, right: Right) {
  const member = await findMember(person.userId);
  const owner = member && ownerFor(member, right);
  return owner ? venuesWithin(owner) : [];
}

async function venuesWithin({ userId, venueIds }: Owner) {
  const all = await venuesOf(userId);
  return venueIds === null ? all : all.filter((venue) => !venue.isFormer && venueIds.includes(venue.venueId));
}

/** Whether a person's right still reaches a venue that still exists. */
export async function stillReaches(person: { userId: string }, right: Right, venueId: string): Promise<boolean> {
  return (await venuesNow(person, right)).some((venue) => venue.venueId === venueId && !venue.isFormer);
}

/** Whether these are still all venues that the person's right reaches, deleted ones included. */
export async function areStillAllVenues(
  person: { userId: string },
  right: Right,
  venueIds: readonly string[],
): Promise<boolean> {
  const own = await venuesNow(person, right);
  return own.length === venueIds.length && own.every(({ venueId }) => venueIds.includes(venueId));
}
