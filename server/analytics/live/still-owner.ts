import { z } from "zod";
import { batched } from "@/server/db/batched";
import { statement } from "@/server/db/statement";

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

type Caller = { userId: string };

export async function stillOwns(caller: Caller, venueId: string): Promise<boolean> {
  return (await venuesOf(caller.userId)).some((venue) => venue.venueId === venueId && !venue.isFormer);
}

/** Whether these are still all of the caller's venues, deleted ones included. */
export async function areStillAllVenues(caller: Caller, venueIds: readonly string[]): Promise<boolean> {
  const own = await venuesOf(caller.userId);
  return own.length === venueIds.length && own.every(({ venueId }) => venueIds.includes(venueId));
}
