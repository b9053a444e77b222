import { now } from "@/server/clock";
import { db } from "@/server/db/client";

/** Ends a sign-in: its token and its cookie. */
export async function endSignIn(id: string): Promise<void> {
  await db.signIn.updateMany({ where: { id, endedAt: null }, data: { endedAt: now() } });
}
