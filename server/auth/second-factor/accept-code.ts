import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { log } from "@/server/log";
import { sendMail } from "@/server/mail/send-mail";
import { recoveryCodeUsedMail } from "../mails";
import { unseal } from "../sealed";
import { hashRecoveryCode } from "./recovery-codes";
import { isTotp, stepOf } from "./totp";

export const SECOND_FACTOR_PURPOSE = "second factor";

/**
 * Accepts a code of the authenticator app or a recovery code, once: of several requests with the same code one
 * succeeds, and none later (RFC 6238 5.2). The owner gets a mail about each recovery code that is used.
 */
export async function acceptCode(user: { id: string; email: string }, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, "");
  return isTotp(code) ? acceptTotp(user.id, code) : acceptRecoveryCode(user, code);
}

export async function acceptTotp(userId: string, code: string): Promise<boolean> {
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { sealedSecret: true } });
  const secret = factor && unseal(SECOND_FACTOR_PURPOSE, userId, factor.sealedSecret);
  if (!factor || !secret) {
    if (factor) log.warn("a second factor was sealed with another AUTH_SECRET; its recovery codes still work");
    return false;
  }
  const step = stepOf(secret, code, now());
  if (step === null) return false;
  const { count } = await db.secondFactor.updateMany({
    where: { userId, sealedSecret: factor.sealedSecret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

async function acceptRecoveryCode(user: { id: string; email: string }, code: string): Promise<boolean> {
  const userId = user.id;
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashRecoveryCode(userId, code), usedAt: null },
    data: { usedAt: now() },
  });
  if (count === 0) return false;
  const left = await db.recoveryCode.count({ where: { userId, usedAt: null } });
  runInBackground("mail about a recovery code", () => sendMail(user.email, recoveryCodeUsedMail(now(), left), userId));
  return true;
}
