import { AppError } from "@/lib/errors";

export type Owner = { userId: string };

/** Condition for the caller's venues: other people's venues are not found. */
export const venuesOf = (caller: Owner) => ({ ownerId: caller.userId });

/** Condition for the locations of the caller's venues. */
export const locationsOf = (caller: Owner) => ({ venue: venuesOf(caller) });

/** A body may contain the owner's user id, but only the caller's own. @throws AppError forbidden */
export function requireSelf(caller: Owner, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("forbidden", "otherAccount");
}
