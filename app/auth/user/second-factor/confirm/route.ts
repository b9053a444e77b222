import { recoveryCodesWire, secondFactorCodeBody } from "@/lib/schemas/second-factor";
import { switchOnSecondFactor } from "@/server/auth/second-factor/switch-on";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: switches two-step sign-in on with the first code of the authenticator app. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("second_factor_user")],
    body: secondFactorCodeBody,
    response: recoveryCodesWire,
  },
  ({ caller, body }) => switchOnSecondFactor(caller, body.code),
);
