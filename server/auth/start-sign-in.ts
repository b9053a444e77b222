import { z } from "zod";
import { DAY_SECONDS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { uuid7 } from "@/server/db/uuid7";
import { WITHOUT_THE_DISK } from "@/server/db/without-the-disk";
import { signAccessToken } from "./access-token";
import { removedLeftMark } from "./cookie-claims";
import { deviceLabel } from "./device-label";
import { encodeSession, sessionCookie } from "./session-cookie";
import type { UserRow } from "./wire";

export const SIGN_IN_TTL_SECONDS = 14 * DAY_SECONDS;

export type StartedSignIn = { user: UserRow; accessToken: string; cookies: string[] };

/**
 * `passwordHash`: the hash that the password was compared with. `secondFactorSince`: when the second factor that was
 * checked was switched on.
 */
export type ProvenUser = UserRow & { passwordHash: string; secondFactorSince: Date | null };

/**
 * Opens a sign-in for a person whose identity is proven, and returns its access token and its cookies. Null when the
 * proof is outdated: the password was replaced, a second factor was switched on, or the account was closed meanwhile.
 */
export async function startSignIn(
  { passwordHash, secondFactorSince, ...user }: ProvenUser,
  userAgent: string | null,
): Promise<StartedSignIn | null> {
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + SIGN_IN_TTL_SECONDS * 1000);
  const signInId = uuid7();
  const claims = { userId: user.id, signInId };
  const isStored = await storeSignIn({
    signInId,
    userId: user.id,
    passwordHash,
    secondFactorSince,
    device: deviceLabel(userAgent),
    startedAt,
    expiresAt,
  });
  if (!isStored || (await isClosed(claims))) return null;
  const [accessToken, session] = await Promise.all([
    signAccessToken(claims, startedAt, expiresAt),
    encodeSession(claims, SIGN_IN_TTL_SECONDS),
  ]);
  // The mark of an earlier sign-out must be gone before the new session is there.
  return { user, accessToken, cookies: [removedLeftMark(), sessionCookie(session, SIGN_IN_TTL_SECONDS)] };
}

/**
 * Whether the account was closed while storeSignIn waited for the person's lock. It takes a statement of its own,
 * because the waiting statement still sees the data as of before the wait. If so, the new sign-in ends.
 */
async function isClosed({ userId, signInId }: { userId: string; signInId: string }): Promise<boolean> {
  if ((await db.accountClosing.count({ where: { userId } })) === 0) return false;
  await db.signIn.updateMany({ where: { id: signInId }, data: { endedAt: now() } });
  return true;
}

const withoutTheDisk = Prisma.raw(WITHOUT_THE_DISK);

const STORED = z.object({ id: z.string() });

type NewSignIn = {
  signInId: string;
  userId: string;
  passwordHash: string;
  secondFactorSince: Date | null;
  device: string;
  startedAt: Date;
  expiresAt: Date;
};

/**
 * One statement that locks the person's row. It waits for a change or reset of the password that is under way, and
 * then compares the hash again; one that comes later finds this sign-in and ends it. It does not wait for the disk: a
 * crash of the database within the next second may lose it, and the person signs in again.
 */
async function storeSignIn(signIn: NewSignIn): Promise<boolean> {
  const { signInId, userId, passwordHash, secondFactorSince, device, startedAt, expiresAt } = signIn;
  const rows = await queryRows(
    STORED,
    Prisma.sql`
    INSERT INTO sign_ins (id, user_id, device, created_at, last_used_at, expires_at)
    SELECT ${signInId}::uuid, id, ${device}, ${startedAt}::timestamptz, ${startedAt}::timestamptz, ${expiresAt}::timestamptz
    FROM users, ${withoutTheDisk} WHERE id = ${userId}::uuid AND password_hash = ${passwordHash}
      AND second_factor_since IS NOT DISTINCT FROM ${secondFactorSince}::timestamptz FOR SHARE OF users
    RETURNING id`,
  );
  return rows.length > 0;
}
