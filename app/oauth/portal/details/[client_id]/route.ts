import { clientParams } from "@/lib/schemas/oauth";
import { clientDetailsBody, clientDetailsWire } from "@/lib/schemas/oauth-details";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { getDetails, saveDetails } from "@/server/oauth/clients/details";
import { fetchLogo } from "@/server/outgoing-requests/fetch-logo";
import { noteAct } from "@/server/team/note-act";

export const GET = endpoint(
  { caller: may("applications"), params: clientParams, response: clientDetailsWire },
  ({ caller, params }) => getDetails(caller.owner, params.client_id),
);

export const PUT = endpoint(
  {
    caller: may("applications"),
    limits: [perCaller("oauth_registration_user")],
    params: clientParams,
    body: clientDetailsBody,
    response: clientDetailsWire,
  },
  async ({ caller, params, body }) => {
    const done = await saveDetails(caller.owner, params.client_id, body, fetchLogo);
    await noteAct(caller.member, "application_changed", { details: { name: params.client_id } });
    return done;
  },
);
