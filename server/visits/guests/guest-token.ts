import { createHash, randomBytes } from "node:crypto";
import { VISIT_HOURS } from "@/lib/schemas/visits";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";

const HOUR_SECONDS = 3600;

export const guestCookieName = (): string => `${cookiePrefix()}forkprint_guest_visit`;

/** A caller without an account, identified by an HttpOnly cookie of the device. */
export type GuestDevice = { token: string | null };

export const newGuestToken = (): string => randomBytes(32).toString("base64url");

/** Only the hash is stored, so that nobody who reads the database can take over somebody's visit. */
export const guestHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Conditions for the device's own visits: without the cookie nothing is found. */
export const visitsOfDevice = (token: string) => ({ guest: { tokenHash: guestHash(token) } });

export const guestTokenOf = (request: Request): string | null => cookieOf(request, guestCookieName());

/** Lives twice as long as a visit, so that it outlasts a visit that begins a while after the device saw the offer. */
export const guestCookie = (token: string): string =>
  setCookie(guestCookieName(), token, 2 * VISIT_HOURS.GENERAL * HOUR_SECONDS);
export const noGuestCookie = (): string => setCookie(guestCookieName(), "", 0);
