import { clientParams } from "@/lib/schemas/oauth";
import { clientDetailsWire } from "@/lib/schemas/oauth-details";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { submitClient } from "@/server/oauth/clients/details";

export const POST = endpoint(
  { caller: business, params: clientParams, response: clientDetailsWire },
  ({ caller, params }) => submitClient(caller, params.client_id),
);
