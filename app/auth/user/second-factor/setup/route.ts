import { secondFactorSetupBody, secondFactorSetupWire } from "@/lib/schemas/second-factor";
import { setUpSecondFactor } from "@/server/auth/second-factor/set-up";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: a secret for an authenticator app, which takes effect once a code confirms it. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("second_factor_user")],
    body: secondFactorSetupBody,
    response: secondFactorSetupWire,
  },
  ({ caller, body }) => setUpSecondFactor(caller, body.current_password),
);
