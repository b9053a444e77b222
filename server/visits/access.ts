import { now } from "@/server/clock";

/** A visit is its person's: another person's id finds nothing. */
export const visitsOf = (caller: { userId: string }) => ({ userId: caller.userId });

/** Neither ended nor past its time, whether or not the expiry is written down yet. */
export const stillActive = () => ({ status: "active", expiresAt: { gt: now() } }) as const;
