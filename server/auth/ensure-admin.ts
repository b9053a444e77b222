import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { hashPassword, isPassword } from "./passwords";

/**
 * Creates the account whose email equals ADMIN_EMAIL, with the configured password. An existing account with another
 * password gets the configured one, and its sign-ins end: somebody may have registered the address before it became
 * the administrator's.
 * @returns what was done
 */
export async function ensureAdmin(email: string, password: string): Promise<"created" | "updated" | "unchanged"> {
  const existing = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  if (existing && (await isPassword(password, existing.passwordHash))) return "unchanged";
  const passwordHash = await hashPassword(password);
  if (existing) {
    await db.$transaction([
      db.user.update({ where: { id: existing.id }, data: { passwordHash, emailVerifiedAt: now() } }),
      db.signIn.updateMany({ where: { userId: existing.id, endedAt: null }, data: { endedAt: now() } }),
    ]);
    return "updated";
  }
  const { count } = await db.user.createMany({
    data: [{ email, passwordHash, firstName: "Admin", emailVerifiedAt: now(), createdAt: now() }],
    skipDuplicates: true,
  });
  // Another process that starts may have created it meanwhile, or a stranger registered the address with their own
  // password.
  return count > 0 ? "created" : ensureAdmin(email, password);
}
