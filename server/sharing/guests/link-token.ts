import { createHash, randomBytes } from "node:crypto";
import { GUEST_LINK_DAYS } from "@/lib/schemas/guest-links";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";
import { stillOpen } from "../access";

const DAY_SECONDS = 24 * 3600;

export const linkCookieName = (): string => `${cookiePrefix()}forkprint_guest_links`;

/** A caller without an account, identified by an HttpOnly cookie of the device. */
export type LinkDevice = { token: string | null };

export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/** Only the hash is stored, so that nobody who reads the database can take over somebody's links. */
export const linkTokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const linkTokenOf = (request: Request): string | null => cookieOf(request, linkCookieName());

/**
 * Conditions for the device's own open links: without the cookie nothing is found, and expired links are treated as
 * deleted.
 */
export const linksOfDevice = (token: string) => ({
  userId: null,
  guest: { is: { tokenHash: linkTokenHash(token) } },
  ...stillOpen(),
});

/** Lives longer than any link: as long as a link opens the card, the device can revoke it. */
export const linkCookie = (token: string): string =>
  setCookie(linkCookieName(), token, 2 * GUEST_LINK_DAYS * DAY_SECONDS);
export const noLinkCookie = (): string => setCookie(linkCookieName(), "", 0);
