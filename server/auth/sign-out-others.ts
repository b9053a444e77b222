import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { SignedIn } from "./resolve-caller";

/** Ends every other sign-in of the person. */
export async function signOutOthers(caller: SignedIn): Promise<void> {
  await db.signIn.updateMany({
    where: { userId: caller.userId, endedAt: null, NOT: { id: caller.signInId } },
    data: { endedAt: now() },
  });
}
