import { AppError } from "@/lib/errors";
import { Prisma } from "@/server/db/generated/client";

/** Whose venues a call is about, and which of them: null for all. `userId` is the holder of the business. */
export type Owner = { userId: string; venueIds: readonly string[] | null };

/** Condition for the venues within reach: others are not found. Spread beside an `id`, both count. */
export const venuesOf = ({ userId, venueIds }: Owner) => ({
  ownerId: userId,
  ...(venueIds === null ? {} : { AND: { id: { in: [...venueIds] } } }),
});

/** The same in SQL, for a statement whose venues are `venues`. */
export const venuesWithin = ({ userId, venueIds }: Owner): Prisma.Sql =>
  venueIds === null
    ? Prisma.sql`venues.owner_id = ${userId}::uuid`
    : Prisma.sql`venues.owner_id = ${userId}::uuid AND venues.id = ANY (${[...venueIds]}::uuid[])`;

/** Condition for the locations of venues within reach. */
export const locationsOf = (caller: Owner) => ({ venue: venuesOf(caller) });

/** A body may contain the id that venues name as their owner's, but no other. @throws AppError forbidden */
export function requireSelf(caller: Owner, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("forbidden", "otherAccount");
}
