import { AppError } from "@/lib/errors";
import type { BothFactorsBody, RecoveryCodesWire } from "@/lib/schemas/second-factor";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { lockSignedIn } from "../lock-signed-in";
import { recoveryCodesRenewedMail } from "../mails";
import type { SignedIn } from "../resolve-caller";
import { confirmBothFactors } from "./confirm-both-factors";
import { replaceRecoveryCodes } from "./recovery-codes";

/** New recovery codes, shown this once; the old ones open nothing from now on. */
export async function renewRecoveryCodes(caller: SignedIn, body: BothFactorsBody): Promise<RecoveryCodesWire> {
  await confirmBothFactors(caller, body);
  const codes = await db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    const isOn = await tx.user.count({ where: { id: caller.userId, secondFactorSince: { not: null } } });
    if (isOn === 0) throw new AppError("conflict", "secondFactorOff");
    return replaceRecoveryCodes(tx, caller.userId);
  });
  runInBackground("mail about recovery codes", () =>
    sendMail(caller.email, recoveryCodesRenewedMail(now()), caller.userId),
  );
  return { recovery_codes: codes };
}
