import { APPEARANCE_COOKIE, APPEARANCE_SECONDS, type Appearance, writeAppearance } from "@/lib/auth/appearance";
import { LOCALE_COOKIE, LOCALE_SECONDS, type Locale, readLocale } from "@/lib/i18n/locales";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import type { SignedIn } from "./resolve-caller";

/** Stored in the account, so that the person's other devices look the same. */
export async function setAppearance({ userId }: SignedIn, appearance: Appearance): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { appearance: writeAppearance(appearance) } });
}

/** Stores the language of the interface in the account. */
export async function setLocale({ userId }: SignedIn, locale: Locale): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { locale } });
}

/** Not HttpOnly, because scripts of the page change the cookie, and it contains nothing about the person. */
const cookieOf = (name: string, value: string, seconds: number): string => {
  const attributes = ["Path=/", `Max-Age=${seconds}`, "SameSite=Lax"];
  if (env.APP_URL.startsWith("https:")) attributes.push("Secure");
  return [`${name}=${value}`, ...attributes].join("; ");
};

/**
 * The Set-Cookie values that bring an account's appearance and language to the device that signs in; empty if the
 * person has chosen neither.
 */
export async function lookCookies(userId: string): Promise<string[]> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { appearance: true, locale: true } });
  const locale = readLocale(user?.locale);
  return [
    ...(user?.appearance ? [cookieOf(APPEARANCE_COOKIE, user.appearance, APPEARANCE_SECONDS)] : []),
    ...(locale ? [cookieOf(LOCALE_COOKIE, locale, LOCALE_SECONDS)] : []),
  ];
}
