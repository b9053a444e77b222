import { bothFactorsBody, recoveryCodesWire } from "@/lib/schemas/second-factor";
import { renewRecoveryCodes } from "@/server/auth/second-factor/renew-recovery-codes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: replaces the recovery codes by new ones. */
export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("second_factor_user")], body: bothFactorsBody, response: recoveryCodesWire },
  ({ caller, body }) => renewRecoveryCodes(caller, body),
);
