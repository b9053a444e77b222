import { createHash, randomBytes } from "node:crypto";
import { VISIT_HOURS } from "@/lib/schemas/visits";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";

const HOUR_SECONDS = 3600;

export const guestCookieName = (): string => `${cookiePrefix()}forkprint_guest_visit`;

/** Whoever calls without an account: the device, by a cookie that no script reads. */
export type GuestDevice = { token: string | null };

export const newGuestToken = (): string => randomBytes(32).toString("base64url");

/** Only the hash is kept: nobody takes somebody's visit over by reading the database. */
export const guestHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A visit is its device's: without the cookie nothing is found. */
export const visitsOfDevice = (token: string) => ({ guest: { tokenHash: guestHash(token) } });

export const guestTokenOf = (request: Request): string | null => cookieOf(request, guestCookieName());

/** Twice as long as a visit: a device that looks at the offer checks in before it is gone. */
export const guestCookie = (token: string): string =>
  setCookie(guestCookieName(), token, 2 * VISIT_HOURS.GENERAL * HOUR_SECONDS);
export const noGuestCookie = (): string => setCookie(guestCookieName(), "", 0);
