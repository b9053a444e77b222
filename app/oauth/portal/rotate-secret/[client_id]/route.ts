import { clientParams, clientWire } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { rotateSecret } from "@/server/oauth/clients/rotate-secret";

export const POST = endpoint({ caller: business, params: clientParams, response: clientWire }, ({ caller, params }) =>
  rotateSecret(caller, params.client_id),
);
