import { now } from "@/server/clock";

/** A share link is its owner's: another person's id finds nothing. */
export const linksOf = (caller: { userId: string }) => ({ userId: caller.userId });

/** Not past its time. */
export const stillOpen = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] });
