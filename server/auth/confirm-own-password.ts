import { AppError, invalidField } from "@/lib/errors";
import { db } from "@/server/db/client";
import { isPassword } from "./passwords";

/**
 * Checks that the caller knows their own password.
 * @returns the hash that the password was compared with
 * @throws AppError 422 at the field `path` when the password is wrong
 */
export async function confirmOwnPassword(caller: { userId: string }, path: string, password: string): Promise<string> {
  const user = await db.user.findUnique({ where: { id: caller.userId }, select: { passwordHash: true } });
  if (!user) throw new AppError("unauthenticated", "notAuthenticated");
  if (!(await isPassword(password, user.passwordHash))) {
    throw invalidField(path, "currentPasswordWrong", "wrong_password");
  }
  return user.passwordHash;
}
