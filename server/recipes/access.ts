import { isAdmin } from "@/server/auth/is-admin";
import { Prisma } from "@/server/db/generated/client";

/**
 * The reader: a signed-in person, or null for a visitor. `forOthers`: another party, such as an assistant, reads on
 * the person's behalf; see readProfile.
 */
export type Reader = { userId: string; forOthers?: boolean } | null;

/** Public, and not hidden by an administrator. */
const openToEveryone = { isPublic: true, hiddenAt: null } as const;

/**
 * Excludes variants. A variant is stored as a private recipe with a base, and has an address of its own: at the
 * address of a recipe it is not found, and it appears in a person's lists only where recipes and variants are shown
 * together.
 */
const noVariant = { baseRecipeTitle: null } as const;

/** An open recipe can be read by everybody, any other by its owner only; for anyone else it is not found. */
export const readableBy = (reader: Reader) => (reader ? { OR: [openToEveryone, ownedBy(reader)] } : openToEveryone);

/** A variant can be read by its owner only; for anyone else it is not found. */
export const ownedVariants = (caller: { userId: string }) => ({
  ownerId: caller.userId,
  baseRecipeTitle: { not: null },
});

/** The same as readableBy, for a row that is loaded already. */
export const isReadableBy = (
  reader: Reader,
  row: { isPublic: boolean; hiddenAt: Date | null; ownerId: string | null },
) => (row.isPublic && row.hiddenAt === null) || (reader !== null && row.ownerId === reader.userId);

/** Conditions on a recipe `r`. OPEN: everybody may read it. LISTED: it also appears when people browse and search. */
export const OPEN = Prisma.sql`(r.is_public AND r.hidden_at IS NULL)`;
export const LISTED = Prisma.sql`(r.is_public AND r.is_listed AND r.hidden_at IS NULL)`;

/** Condition on a recipe `r`: the person wrote it, and it is no variant. Variants are never public. */
export const ownRecipeOf = ({ userId }: { userId: string }) =>
  Prisma.sql`(r.owner_id = ${userId}::uuid AND r.base_recipe_title IS NULL)`;

/**
 * Who may change a recipe's photos: its owner, and the administrator, who also looks after recipes without an owner.
 */
export const photosKeptBy = (caller: { userId: string; email: string }) =>
  isAdmin(caller) ? noVariant : ownedBy(caller);

/** Everything that a person wrote, variants included: they may share it. */
export const writtenBy = (caller: { userId: string }) => ({ ownerId: caller.userId });

/** Only the author may change a recipe; an imported public recipe has no owner, so nobody may. */
export const ownedBy = (caller: { userId: string }) => ({ ownerId: caller.userId, ...noVariant });
