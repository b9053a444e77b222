import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_SECONDS } from "@/lib/durations";
import { env } from "@/server/env";
import { cookieOf, cookiePrefix, setCookie } from "./cookies";

const TTL_SECONDS = 180 * DAY_SECONDS;
/** The most people of one browser to remember; the one who signed in longest ago is dropped first. */
const MOST_PEOPLE = 4;
const MARK = /^[\w-]{22}\.[\w-]{43}$/;

const cookieName = () => `${cookiePrefix()}known-device`;
const key = () => new Uint8Array(hkdfSync("sha256", env.AUTH_SECRET, "", "forkprint known device", 32));

const sealOf = (nonce: string, email: string): Buffer =>
  createHmac("sha256", key()).update(`${nonce}\n${email}`).digest();

const newMark = (email: string): string => {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${sealOf(nonce, email).toString("base64url")}`;
};

const isMarkOf = (mark: string, email: string): boolean => {
  const [nonce = "", seal = ""] = mark.split(".");
  return timingSafeEqual(Buffer.from(seal, "base64url"), sealOf(nonce, email));
};

const marksOf = (request: Request): string[] =>
  (cookieOf(request, cookieName()) ?? "")
    .split("~")
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST_PEOPLE);

/**
 * A random id of the browser, if somebody with this email signed in with it before. Wrong passwords from a known
 * browser are counted apart, so that an attacker elsewhere cannot lock the owner out (OWASP's device cookies). It
 * authenticates nobody and, being a MAC, does not reveal whose it is.
 */
export function knownDeviceOf(request: Request, email: string): string | null {
  const mark = marksOf(request).find((each) => isMarkOf(each, email));
  return mark?.split(".")[0] ?? null;
}

/** The Set-Cookie value that makes this browser known for this person. */
export function knownDeviceCookie(request: Request, email: string): string {
  const marks = marksOf(request);
  const own = marks.find((mark) => isMarkOf(mark, email)) ?? newMark(email);
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_PEOPLE);
  return setCookie(cookieName(), kept.join("~"), TTL_SECONDS);
}
