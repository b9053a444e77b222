import { randomUUID } from "node:crypto";
import { decodeSession, sessionCookieName } from "@/server/auth/session-cookie";
import { startSignIn } from "@/server/auth/start-sign-in";
import { provenSelect, userSelect } from "@/server/auth/wire";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { AccountType } from "@/server/db/generated/enums";

export const PASSWORD = "Sturdy-test-pass-1";
/** The hash of PASSWORD at bcrypt's lowest cost, because these tests do not check the hashing itself. */
const PASSWORD_HASH = "$2b$04$/rSquiwWy.7ZTKkwjoWP5uSb9UksWFbCYMk1w5NBhuZp9J6IKNPr6";

export type Person = { id: string; email: string };

export async function createPerson(
  over: { email?: string; firstName?: string; accountType?: AccountType; emailVerifiedAt?: null } = {},
) {
  return db.user.create({
    data: {
      email: `${randomUUID()}@diner.example`,
      passwordHash: PASSWORD_HASH,
      emailVerifiedAt: now(),
      createdAt: now(),
      ...over,
    },
    select: userSelect,
  });
}

/** One sign-in in both forms: spread `{ token }` or `{ cookies }` into a call. */
export type SignedInPerson = Person & { signInId: string; token: string; cookies: Record<string, string> };

const CHROME = "Mozilla/5.0 (Windows NT 10.0) Chrome/143.0";

export async function signInPerson(person: Person, userAgent = CHROME): Promise<SignedInPerson> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: person.id },
    select: provenSelect,
  });
  const started = await startSignIn(user, userAgent);
  if (!started) throw new Error("the password was changed meanwhile");
  const { accessToken, cookies } = started;
  const prefix = `${sessionCookieName()}=`;
  const cookie = cookies.find((each) => each.startsWith(prefix)) ?? "";
  const value = cookie.slice(prefix.length).split(";")[0] ?? "";
  const claims = await decodeSession(value);
  if (!claims) throw new Error("the session cookie cannot be read");
  return {
    id: person.id,
    email: person.email,
    signInId: claims.signInId,
    token: accessToken,
    cookies: { [sessionCookieName()]: value },
  };
}

export const createSignedInPerson = async (over: Parameters<typeof createPerson>[0] = {}): Promise<SignedInPerson> =>
  signInPerson(await createPerson(over));
