import { APPEARANCE_COOKIE, APPEARANCE_SECONDS, type Appearance, writeAppearance } from "@/lib/appearance";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import type { SignedIn } from "./resolve-caller";

/** Kept in the account, so that the next device looks the same. */
export async function setAppearance({ userId }: SignedIn, appearance: Appearance): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { appearance: writeAppearance(appearance) } });
}

/** Readable by the page's scripts, which change it: it says nothing of anybody. */
const cookieOf = (appearance: string): string => {
  const attributes = ["Path=/", `Max-Age=${APPEARANCE_SECONDS}`, "SameSite=Lax"];
  if (env.APP_URL.startsWith("https:")) attributes.push("Secure");
  return [`${APPEARANCE_COOKIE}=${appearance}`, ...attributes].join("; ");
};

/** The cookies that bring an account's look to the device that signs in; none where nothing was chosen. */
export async function appearanceCookies(userId: string): Promise<string[]> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { appearance: true } });
  return user?.appearance ? [cookieOf(user.appearance)] : [];
}
