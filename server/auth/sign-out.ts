import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { SignedIn } from "./resolve-caller";

/** Ends the caller's own sign-in: its token and its cookie. */
export async function signOut(caller: SignedIn): Promise<void> {
  await db.signIn.updateMany({
    where: { id: caller.signInId, endedAt: null },
    data: { endedAt: now() },
  });
}
