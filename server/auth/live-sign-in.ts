import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { batched } from "@/server/db/batched";
import { db } from "@/server/db/client";
import { AccountType } from "@/server/db/generated/enums";
import { statement } from "@/server/db/statement";
import { log } from "@/server/log";
import type { AccessTokenClaims } from "./access-token";

const TOUCH_AFTER_MS = 5 * MINUTE_MS;

const readSignIns = statement(
  z.object({
    id: z.string(),
    userId: z.string(),
    lastUsedAt: z.date(),
    expiresAt: z.date(),
    email: z.string(),
    accountType: z.enum(AccountType),
  }),
  `SELECT s.id, s.user_id AS "userId", s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt", u.email,
     u.account_type AS "accountType"
   FROM sign_ins s JOIN users u ON u.id = s.user_id WHERE s.id = ANY ($1::uuid[]) AND s.ended_at IS NULL`,
);

/** Every call reads a sign-in; calls that arrive at the same time share one statement. */
const readSignIn = batched({
  send: async (ids: readonly string[]) => {
    const found = new Map((await readSignIns(ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  },
});

/** The sign-in that a token names, with its user, unless it ended or expired. */
export async function findLiveSignIn({ userId, signInId }: AccessTokenClaims) {
  const found = await readSignIn(signInId.toLowerCase());
  if (!found || found.userId !== userId.toLowerCase() || found.expiresAt <= now()) return null;
  const { lastUsedAt, email, accountType } = found;
  if (now().getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS) void touch(signInId);
  return { id: signInId, lastUsedAt, user: { id: userId, email, accountType } };
}

/** 'Last used' is only shown to people: no request waits for it, and it may be a minute off. */
async function touch(signInId: string): Promise<void> {
  try {
    await db.signIn.updateMany({ where: { id: signInId }, data: { lastUsedAt: now() } });
  } catch (error) {
    log.warn({ err: error }, "could not note the last use of a sign-in");
  }
}
