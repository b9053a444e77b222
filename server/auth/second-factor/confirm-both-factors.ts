import { AppError, invalidField } from "@/lib/errors";
import { db } from "@/server/db/client";
import { confirmOwnPassword } from "../confirm-own-password";
import type { SignedIn } from "../resolve-caller";
import { acceptCode } from "./accept-code";

type BothFactors = { current_password: string; code: string };

const wrongCode = () => invalidField("code", "codeUsed", "wrong_code");

/** Requires a code if two-step sign-in is on. */
export async function requireCodeIfOn({ userId }: SignedIn, code: string | undefined): Promise<void> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, secondFactorSince: true },
  });
  if (user.secondFactorSince && !(await acceptCode(user, code ?? ""))) throw wrongCode();
}

/** Required before a second factor is changed: neither an unlocked device nor the password alone may change it. */
export async function confirmBothFactors(caller: SignedIn, { current_password, code }: BothFactors): Promise<void> {
  await confirmOwnPassword(caller, "current_password", current_password);
  const user = await db.user.findUniqueOrThrow({
    where: { id: caller.userId },
    select: { id: true, email: true, secondFactorSince: true },
  });
  if (!user.secondFactorSince) throw new AppError("conflict", "secondFactorOff");
  if (!(await acceptCode(user, code))) {
    throw wrongCode();
  }
}
