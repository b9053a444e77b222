import { clientFields, clientParams, clientWire } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { formWithJson } from "@/server/http/form-with-json";
import { updateClient } from "@/server/oauth/clients/update-client";

export const PUT = endpoint(
  {
    caller: business,
    params: clientParams,
    body: clientFields,
    form: formWithJson(["redirect_uris", "allowed_domains", "scopes"]),
    response: clientWire,
  },
  ({ caller, params, body }) => updateClient(caller, params.client_id, body),
);
