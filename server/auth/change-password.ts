import { AppError } from "@/lib/errors";
import type { ChangePasswordBody } from "@/lib/schemas/auth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { confirmOwnPassword } from "./confirm-own-password";
import { hashPassword } from "./passwords";
import { refuseGuessablePassword } from "./refuse-guessable-password";
import type { SignedIn } from "./resolve-caller";
import { tellOfNewPassword } from "./tell-of-new-password";

/** Ends the person's other sign-ins; the one that changed it stays. */
export async function changePassword(caller: SignedIn, body: ChangePasswordBody): Promise<void> {
  await refuseGuessablePassword("new_password", body.new_password, caller.email);
  const comparedHash = await confirmOwnPassword(caller, "current_password", body.current_password);
  const passwordHash = await hashPassword(body.new_password);
  await db.$transaction(async (tx) => {
    // The stored hash must still be the one that was compared: of two changes at once, only one succeeds.
    const { count } = await tx.user.updateMany({
      where: { id: caller.userId, passwordHash: comparedHash },
      data: { passwordHash },
    });
    if (count === 0) throw new AppError("conflict", "passwordChangedElsewhere");
    await tx.signIn.updateMany({
      where: { userId: caller.userId, endedAt: null, NOT: { id: caller.signInId } },
      data: { endedAt: now() },
    });
    await tx.emailChange.deleteMany({ where: { userId: caller.userId } });
    await tx.passwordResetToken.updateMany({
      where: { userId: caller.userId, usedAt: null },
      data: { usedAt: now() },
    });
  });
  tellOfNewPassword({ id: caller.userId, email: caller.email });
}
