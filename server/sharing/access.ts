import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";

/** A share link is its owner's: another person's id finds nothing. */
export const linksOf = (caller: { userId: string }) => ({ userId: caller.userId });

/** Not past its time. */
export const stillOpen = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] });

/** What is past its time is listed so long, so that its views can be read. */
export const KEEP_EXPIRED_MS = 30 * DAY_MS;
