import { randomBytes } from "node:crypto";
import { AppError } from "@/lib/errors";
import type { SecondFactorSetupWire } from "@/lib/schemas/second-factor";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { confirmOwnPassword } from "../confirm-own-password";
import { requireConfirmedEmail } from "../is-email-confirmed";
import { lockSignedIn } from "../lock-signed-in";
import type { SignedIn } from "../resolve-caller";
import { seal } from "../sealed";
import { SECOND_FACTOR_PURPOSE } from "./accept-code";
import { toBase32 } from "./base32";
import { otpauthAddress, SECRET_BYTES } from "./totp";

/**
 * Makes a new secret for an authenticator app. Nothing changes until its first code is entered; another call replaces
 * the secret. Errors: 403 while the email is not confirmed, 422 for a wrong password, 409 while a second factor
 * is on.
 */
export async function setUpSecondFactor(caller: SignedIn, password: string): Promise<SecondFactorSetupWire> {
  const { userId, email } = caller;
  await requireConfirmedEmail(userId);
  await confirmOwnPassword(caller, "current_password", password);
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  const row = { sealedSecret: seal(SECOND_FACTOR_PURPOSE, userId, secret), lastStep: 0, createdAt: now() };
  await db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { secondFactorSince: true } });
    if (user.secondFactorSince) throw new AppError("conflict", "secondFactorOn");
    await tx.secondFactor.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  });
  return { secret: toBase32(secret), otpauth_url: otpauthAddress(secret, email) };
}
