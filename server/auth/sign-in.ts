import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG } from "@/lib/auth/second-factor";
import { AppError } from "@/lib/errors";
import type { LoginBody } from "@/lib/schemas/auth";
import { db } from "@/server/db/client";
import { consumeLimit, forgetLimit } from "@/server/limits";
import { keepAccount, refuseClosedAccount } from "./account-closing";
import { isPassword } from "./passwords";
import { acceptCode } from "./second-factor/accept-code";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { provenSelect } from "./wire";

/**
 * `count`: under which name attempts are counted and take turns: the account's, or that of a browser that is known for it.
 * A wrong password, one that is no longer the password, and an unknown email are one answer, in text and in time.
 * Where two-step sign-in is on, the right password alone is told so, and the code comes with the next call. Errors: also
 * 403 for an account that waits for its end, unless `keep_account` calls it off.
 */
export async function signIn(body: LoginBody, userAgent: string | null, count: string): Promise<StartedSignIn> {
  const user = await db.user.findUnique({ where: { email: body.email }, select: provenSelect });
  const matches = await isPassword(body.password, user?.passwordHash ?? null, count);
  // Before the code, which is taken once: whoever then keeps the account has not used it up.
  if (user && matches && !body.keep_account) await refuseClosedAccount(user.id);
  if (user?.secondFactorSince && matches) await requireCode(user, body.second_factor_code ?? "", count);
  if (user && matches && body.keep_account) await keepAccount(user);
  const started = user && matches ? await startSignIn(user, userAgent) : null;
  if (!started) throw new AppError("unauthenticated", "Incorrect email or password");
  return started;
}

/** Wrong codes are counted for a day, where the password was counted: a million codes are not to be tried. */
async function requireCode(user: { id: string; email: string }, code: string, count: string): Promise<void> {
  if (code === "") {
    const message = "Enter the code of your authenticator app, or a recovery code";
    throw new AppError("unauthenticated", message, { reason: SECOND_FACTOR_REQUIRED });
  }
  await consumeLimit("second_factor", count);
  if (!(await acceptCode(user, code))) {
    const message = "This code is not right, or was used already";
    throw new AppError("unauthenticated", message, { reason: SECOND_FACTOR_WRONG });
  }
  await forgetLimit("second_factor", count);
}
