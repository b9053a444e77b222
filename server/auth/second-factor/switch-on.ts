import { HOUR_MS } from "@/lib/durations";
import { AppError, invalidField } from "@/lib/errors";
import type { RecoveryCodesWire } from "@/lib/schemas/second-factor";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { requireConfirmedEmail } from "../is-email-confirmed";
import { lockSignedIn } from "../lock-signed-in";
import { secondFactorOnMail } from "../mails";
import type { SignedIn } from "../resolve-caller";
import { acceptTotp } from "./accept-code";
import { replaceRecoveryCodes } from "./recovery-codes";
import { isTotp } from "./totp";

/** How long a secret that was shown can be confirmed: later, others may have seen it. */
const SETUP_TTL_MS = HOUR_MS;

const wrongCode = () => invalidField("code", "codeWrong", "wrong_code");

/**
 * The first code proves that the app has the secret: from now on a password alone does not sign in. The person's other
 * sign-ins end, because a password alone had opened them. @returns the recovery codes, shown only this once
 */
export async function switchOnSecondFactor(caller: SignedIn, typed: string): Promise<RecoveryCodesWire> {
  const { userId, email } = caller;
  await requireConfirmedEmail(userId);
  const code = typed.replace(/\s/g, "");
  const since = now();
  const setup = await db.secondFactor.findUnique({
    where: { userId, createdAt: { gt: new Date(since.getTime() - SETUP_TTL_MS) } },
    select: { sealedSecret: true },
  });
  if (!setup) throw new AppError("conflict", "codeTooOld");
  if (!isTotp(code) || !(await acceptTotp(userId, code))) throw wrongCode();
  const codes = await db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    const isSame = await tx.secondFactor.count({ where: { userId, sealedSecret: setup.sealedSecret } });
    if (isSame === 0) throw new AppError("conflict", "secondFactorElsewhere");
    const { count } = await tx.user.updateMany({
      where: { id: userId, secondFactorSince: null },
      data: { secondFactorSince: since },
    });
    if (count === 0) throw new AppError("conflict", "secondFactorOn");
    await tx.signIn.updateMany({
      where: { userId, endedAt: null, NOT: { id: caller.signInId } },
      data: { endedAt: since },
    });
    return replaceRecoveryCodes(tx, userId);
  });
  runInBackground("mail about a second factor", () => sendMail(email, secondFactorOnMail(since), userId));
  return { recovery_codes: codes };
}
