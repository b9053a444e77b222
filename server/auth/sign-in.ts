import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG } from "@/lib/auth/second-factor";
import { AppError } from "@/lib/errors";
import type { LoginBody } from "@/lib/schemas/auth";
import { db } from "@/server/db/client";
import { consumeLimit, forgetLimit } from "@/server/limits/rate-limits";
import { keepAccount, refuseClosedAccount } from "./account-closing";
import { type Attempt, isPassword } from "./passwords";
import { acceptCode } from "./second-factor/accept-code";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { provenSelect } from "./wire";

/**
 * A wrong password, one replaced meanwhile, and an unknown email have the same answer, in text and in time. With
 * two-step sign-in, a right password without a code is answered with a request for the code. `attempt.account`: the
 * name under which attempts are counted and take turns: the account, or a browser known for it. Errors: also 403 for a closed
 * account, unless `keep_account` calls its deletion off.
 */
export async function signIn(body: LoginBody, userAgent: string | null, attempt: Attempt): Promise<StartedSignIn> {
  const user = await db.user.findUnique({ where: { email: body.email }, select: provenSelect });
  const matches = await isPassword(body.password, user?.passwordHash ?? null, attempt);
  // Checked before the code, which works once: if the owner then decides to keep the account, the code is still
  // unused.
  if (user && matches && !body.keep_account) await refuseClosedAccount(user.id);
  if (user?.secondFactorSince && matches) await requireCode(user, body.second_factor_code ?? "", attempt.account);
  if (user && matches && body.keep_account) await keepAccount(user);
  const started = user && matches ? await startSignIn(user, userAgent) : null;
  if (!started) throw new AppError("unauthenticated", "incorrectSignIn");
  return started;
}

/** Wrong codes are limited per day, under the same name as wrong passwords, so that nobody can try a million codes. */
async function requireCode(user: { id: string; email: string }, code: string, count: string): Promise<void> {
  if (code === "") {
    throw new AppError("unauthenticated", "codeWanted", { reason: SECOND_FACTOR_REQUIRED });
  }
  await consumeLimit("second_factor", count);
  if (!(await acceptCode(user, code))) {
    throw new AppError("unauthenticated", "codeUsed", { reason: SECOND_FACTOR_WRONG });
  }
  await forgetLimit("second_factor", count);
}
