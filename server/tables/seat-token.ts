import { createHash, randomBytes } from "node:crypto";
import { HOUR_SECONDS } from "@/lib/durations";
import { TABLE_HOURS } from "@/lib/tables/table-rules";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";

export const seatCookieName = (): string => `${cookiePrefix()}forkprint_seat`;

export const newSeatToken = (): string => randomBytes(32).toString("base64url");

/** Only the hash is stored, so that nobody who reads the database can take over somebody's seat. */
export const seatHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const seatTokenOf = (request: Request): string | null => cookieOf(request, seatCookieName());

/** Expires with the longest table at the latest. There is one cookie, because a device sits at one table at a time. */
export const seatCookie = (token: string): string =>
  setCookie(seatCookieName(), token, TABLE_HOURS.home * HOUR_SECONDS);
export const noSeatCookie = (): string => setCookie(seatCookieName(), "", 0);
