import { isAdmin } from "@/server/auth/is-admin";

/** Who reads: a signed-in person, or null for a visitor. */
export type Reader = { userId: string } | null;

/** What everybody finds when browsing. */
export const listedForEveryone = { isPublic: true } as const;

/** A recipe is read by everybody when public, else by its owner: for anyone else it does not exist. */
export const readableBy = (reader: Reader) =>
  reader ? { OR: [listedForEveryone, { ownerId: reader.userId }] } : listedForEveryone;

/** Who changes its photos: the owner, or the administrator, who also keeps those of recipes without an owner. */
export const photosKeptBy = (caller: { userId: string; email: string }) =>
  isAdmin(caller) ? {} : { ownerId: caller.userId };

/** Only the person who wrote a recipe changes it; what was read from a page is nobody's. */
export const ownedBy = (caller: { userId: string }) => ({ ownerId: caller.userId });
