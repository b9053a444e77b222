import { clientParams, clientWire, rotateSecretQuery } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { rotateSecret } from "@/server/oauth/clients/rotate-secret";

export const POST = endpoint(
  { caller: business, params: clientParams, query: rotateSecretQuery, response: clientWire },
  ({ caller, params, query }) => rotateSecret(caller, params.client_id, { overlapHours: query.overlap_hours }),
);
