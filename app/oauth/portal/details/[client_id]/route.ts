import { clientParams } from "@/lib/schemas/oauth";
import { clientDetailsBody, clientDetailsWire } from "@/lib/schemas/oauth-details";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { getDetails, saveDetails } from "@/server/oauth/clients/details";
import { fetchLogo } from "@/server/outgoing-requests/fetch-logo";

export const GET = endpoint(
  { caller: business, params: clientParams, response: clientDetailsWire },
  ({ caller, params }) => getDetails(caller, params.client_id),
);

export const PUT = endpoint(
  {
    caller: business,
    limits: [perCaller("oauth_registration_user")],
    params: clientParams,
    body: clientDetailsBody,
    response: clientDetailsWire,
  },
  ({ caller, params, body }) => saveDetails(caller, params.client_id, body, fetchLogo),
);
