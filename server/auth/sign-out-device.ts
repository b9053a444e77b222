import { AppError, notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { SignedIn } from "./resolve-caller";

/** Ends another sign-in of the person. Their current one ends by signing out, which also removes the cookie. */
export async function signOutDevice(caller: SignedIn, id: string): Promise<void> {
  if (id === caller.signInId) throw new AppError("conflict", "ownDevice");
  const { count } = await db.signIn.updateMany({
    where: { id, userId: caller.userId, endedAt: null, expiresAt: { gt: now() } },
    data: { endedAt: now() },
  });
  if (count === 0) throw notFound("device");
}
