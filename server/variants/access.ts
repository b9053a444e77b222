/** A variant is its owner's alone: for anyone else it does not exist. */
export const ownedVariant = (caller: { userId: string }, id: string) => ({ id, ownerId: caller.userId });
