import { bothFactorsBody, secondFactorWire } from "@/lib/schemas/second-factor";
import { getSecondFactor } from "@/server/auth/second-factor/get-second-factor";
import { switchOffSecondFactor } from "@/server/auth/second-factor/switch-off";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: whether two-step sign-in is on. */
export const GET = endpoint({ caller: signedIn, response: secondFactorWire }, ({ caller }) => getSecondFactor(caller));

export const DELETE = endpoint(
  { caller: signedIn, limits: [perCaller("second_factor_user")], body: bothFactorsBody },
  ({ caller, body }) => switchOffSecondFactor(caller, body),
);
