import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { givenPassword } from "./auth";
import { timestamp } from "./text";

/** Six digits of an authenticator app, or a recovery code. It is compared only, so no rule is checked. */
export const givenCode = z.string(msg("codeRequired")).trim().min(1, msg("codeRequired")).max(64, msg("codeTooLong"));

export const secondFactorSetupBody = z.object({ current_password: givenPassword });
export const secondFactorCodeBody = z.object({ code: givenCode });
export const bothFactorsBody = z.object({ current_password: givenPassword, code: givenCode });

export const secondFactorWire = z.object({
  /** Null: a password alone is enough to sign in. */
  since: timestamp.nullable(),
  recovery_codes_left: z.number().int(),
});
export const secondFactorSetupWire = z.object({ secret: z.string(), otpauth_url: z.string() });
export const recoveryCodesWire = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactorWire = z.infer<typeof secondFactorWire>;
export type SecondFactorSetupWire = z.infer<typeof secondFactorSetupWire>;
export type RecoveryCodesWire = z.infer<typeof recoveryCodesWire>;
export type BothFactorsBody = z.infer<typeof bothFactorsBody>;
