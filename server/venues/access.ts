import { AppError } from "@/lib/errors";

export type Owner = { userId: string };

/** A venue is its owner's: to anybody else it is absent. */
export const venuesOf = (caller: Owner) => ({ ownerId: caller.userId });

/** A location is that of its venue's owner. */
export const locationsOf = (caller: Owner) => ({ venue: venuesOf(caller) });

/** A body may name whose the thing is: nobody but the caller. @throws AppError forbidden */
export function requireSelf(caller: Owner, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("forbidden", "This is not your account");
}
