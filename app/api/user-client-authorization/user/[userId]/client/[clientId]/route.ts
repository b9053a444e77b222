import { authorizationPathParams, authorizationWire } from "@/lib/schemas/oauth";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getAuthorization } from "@/server/oauth/authorizations/get-authorization";

export const GET = endpoint(
  { caller: signedIn, params: authorizationPathParams, response: authorizationWire },
  ({ caller, params }) => getAuthorization(caller, params),
);
