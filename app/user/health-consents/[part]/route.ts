import {
  giveHealthConsentBody,
  healthConsentsWire,
  healthPartParams,
  withdrawHealthConsentBody,
} from "@/lib/schemas/health-consent";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { giveHealthConsent } from "@/server/profile/give-health-consent";
import { withdrawHealthConsent } from "@/server/profile/withdraw-health-consent";
import { UNITS } from "@/server/work/budget";

export const PUT = endpoint(
  { caller: signedIn, params: healthPartParams, body: giveHealthConsentBody, response: healthConsentsWire },
  ({ caller, params, body }) => giveHealthConsent(caller, params.part, body.edition),
);

export const DELETE = endpoint(
  {
    caller: signedIn,
    params: healthPartParams,
    body: withdrawHealthConsentBody,
    cost: ({ body }) => body.erases.length * UNITS.row,
    response: healthConsentsWire,
  },
  ({ caller, params, body }) => withdrawHealthConsent(caller, params.part, body.erases),
);
