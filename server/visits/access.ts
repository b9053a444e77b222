import { now } from "@/server/clock";

/** Conditions for the caller's own visits: another person's id finds nothing. */
export const visitsOf = (caller: { userId: string }) => ({ userId: caller.userId });

/** Neither ended nor expired, whether or not the sweep has stored the expiry yet. */
export const stillActive = () => ({ status: "active", expiresAt: { gt: now() } }) as const;
