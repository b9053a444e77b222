import type { BothFactorsBody } from "@/lib/schemas/second-factor";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { lockSignedIn } from "../lock-signed-in";
import { secondFactorOffMail } from "../mails";
import type { SignedIn } from "../resolve-caller";
import { confirmBothFactors } from "./confirm-both-factors";

/**
 * Deletes the secret and the recovery codes, so that the password alone signs in again, and tells the owner by mail.
 */
export async function switchOffSecondFactor(caller: SignedIn, body: BothFactorsBody): Promise<void> {
  await confirmBothFactors(caller, body);
  await db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    await tx.user.update({ where: { id: caller.userId }, data: { secondFactorSince: null } });
    await tx.secondFactor.deleteMany({ where: { userId: caller.userId } });
    await tx.recoveryCode.deleteMany({ where: { userId: caller.userId } });
  });
  runInBackground("mail about a second factor", () =>
    sendMail(caller.email, secondFactorOffMail(now()), caller.userId),
  );
}
