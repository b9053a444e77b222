import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";

/** Conditions for the caller's own share links: another person's id finds nothing. */
export const linksOf = (caller: { userId: string }) => ({ userId: caller.userId });

/** Links that have not expired. */
export const stillOpen = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] });

/** How long expired links are still listed, so that their owner can see the views. */
export const KEEP_EXPIRED_MS = 30 * DAY_MS;
