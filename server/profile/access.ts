/** A person's profile rows are their own: another person's id finds nothing. */
export const ownedBy = (caller: { userId: string }) => ({ userId: caller.userId });
