import { createHash, randomBytes } from "node:crypto";
import { GUEST_LINK_DAYS } from "@/lib/schemas/guest-links";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";
import { stillOpen } from "../access";

const DAY_SECONDS = 24 * 3600;

export const linkCookieName = (): string => `${cookiePrefix()}forkprint_guest_links`;

/** Whoever calls without an account: the device, by a cookie that no script reads. */
export type LinkDevice = { token: string | null };

export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/** Only the hash is kept: nobody takes somebody's links over by reading the database. */
export const linkTokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const linkTokenOf = (request: Request): string | null => cookieOf(request, linkCookieName());

/** A link is its device's: without the cookie nothing is found. What has ended is as if it were gone. */
export const linksOfDevice = (token: string) => ({
  userId: null,
  guest: { is: { tokenHash: linkTokenHash(token) } },
  ...stillOpen(),
});

/** Longer than any link lasts: as long as one opens the card, the device can take it back. */
export const linkCookie = (token: string): string =>
  setCookie(linkCookieName(), token, 2 * GUEST_LINK_DAYS * DAY_SECONDS);
export const noLinkCookie = (): string => setCookie(linkCookieName(), "", 0);
