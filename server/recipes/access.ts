import { isAdmin } from "@/server/auth/is-admin";
import { Prisma } from "@/server/db/generated/client";

/**
 * Who reads: a signed-in person, or null for a visitor. `forOthers`: somebody else reads in the person's name, such as an
 * assistant; see readProfile.
 */
export type Reader = { userId: string; forOthers?: boolean } | null;

/** Public, and not hidden by an administrator. */
const openToEveryone = { isPublic: true, hiddenAt: null } as const;

/**
 * A variant is a recipe with a base, private, with an address of its own: at the address of a recipe it does not exist,
 * and among a person's recipes it stands only where both are shown.
 */
const noVariant = { baseRecipeTitle: null } as const;

/** A recipe is read by everybody when open, else by its owner: for anyone else it does not exist. */
export const readableBy = (reader: Reader) => (reader ? { OR: [openToEveryone, ownedBy(reader)] } : openToEveryone);

/** A variant is its owner's alone: for anyone else it does not exist. */
export const ownedVariants = (caller: { userId: string }) => ({
  ownerId: caller.userId,
  baseRecipeTitle: { not: null },
});

/** The same of a row at hand. */
export const isReadableBy = (
  reader: Reader,
  row: { isPublic: boolean; hiddenAt: Date | null; ownerId: string | null },
) => (row.isPublic && row.hiddenAt === null) || (reader !== null && row.ownerId === reader.userId);

/** On a row `r` of recipes: open to everybody, and of these what everybody finds when browsing. */
export const OPEN = Prisma.sql`(r.is_public AND r.hidden_at IS NULL)`;
export const LISTED = Prisma.sql`(r.is_public AND r.is_listed AND r.hidden_at IS NULL)`;

/** On a row `r` of recipes: the person wrote it, and it is no variant. No variant is open to anybody. */
export const ownRecipeOf = ({ userId }: { userId: string }) =>
  Prisma.sql`(r.owner_id = ${userId}::uuid AND r.base_recipe_title IS NULL)`;

/** Who changes its photos: the owner, or the administrator, who also keeps those of recipes without an owner. */
export const photosKeptBy = (caller: { userId: string; email: string }) =>
  isAdmin(caller) ? noVariant : ownedBy(caller);

/** What a person wrote, a variant too: theirs to show to others. */
export const writtenBy = (caller: { userId: string }) => ({ ownerId: caller.userId });

/** Only the person who wrote a recipe changes it; what was read from a page is nobody's. */
export const ownedBy = (caller: { userId: string }) => ({ ownerId: caller.userId, ...noVariant });
