import { AppError } from "@/lib/errors";
import type { LoginBody } from "@/lib/schemas/auth";
import { db } from "@/server/db/client";
import { isPassword } from "./passwords";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { userSelect } from "./wire";

/**
 * `count`: under which name attempts are counted and take turns: the account's, or that of a browser that is known for it.
 * A wrong password, one that is no longer the password, and an unknown email are one answer, in text and in time.
 */
export async function signIn(body: LoginBody, userAgent: string | null, count: string): Promise<StartedSignIn> {
  const user = await db.user.findUnique({
    where: { email: body.email },
    select: { ...userSelect, passwordHash: true },
  });
  const matches = await isPassword(body.password, user?.passwordHash ?? null, count);
  const started = user && matches ? await startSignIn(user, userAgent) : null;
  if (!started) throw new AppError("unauthenticated", "Incorrect email or password");
  return started;
}
