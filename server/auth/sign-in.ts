import { AppError } from "@/lib/errors";
import type { LoginBody } from "@/lib/schemas/auth";
import { db } from "@/server/db/client";
import { isPassword } from "./passwords";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { userSelect } from "./wire";

/** A wrong password, one that is no longer the password, and an unknown email are one answer, in text and in time. */
export async function signIn(body: LoginBody, userAgent: string | null): Promise<StartedSignIn> {
  const user = await db.user.findUnique({
    where: { email: body.email },
    select: { ...userSelect, passwordHash: true },
  });
  const matches = await isPassword(body.password, user?.passwordHash ?? null);
  const started = user && matches ? await startSignIn(user, userAgent) : null;
  if (!started) throw new AppError("unauthenticated", "Incorrect email or password");
  return started;
}
