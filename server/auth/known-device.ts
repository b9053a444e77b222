import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { DAY_SECONDS } from "@/lib/durations";
import { env } from "@/server/env";
import { cookieOf, cookiePrefix, setCookie } from "./cookies";

const TTL_SECONDS = 180 * DAY_SECONDS;
/** People who share a browser; the one who signed in longest ago is forgotten first. */
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
 * A random name of the browser, if somebody with this email has signed in with it before. Wrong passwords from there
 * are counted apart, so that whoever guesses from elsewhere locks the owner out of nothing (the device cookies of
 * OWASP). It opens nothing and, being sealed, tells nobody whose it is.
 */
export function knownDeviceOf(request: Request, email: string): string | null {
  const mark = marksOf(request).find((each) => isMarkOf(each, email));
  return mark?.split(".")[0] ?? null;
}

/** A Set-Cookie value by which this browser will be known as one of this person's. */
export function knownDeviceCookie(request: Request, email: string): string {
  const marks = marksOf(request);
  const own = marks.find((mark) => isMarkOf(mark, email)) ?? newMark(email);
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_PEOPLE);
  return setCookie(cookieName(), kept.join("~"), TTL_SECONDS);
}
