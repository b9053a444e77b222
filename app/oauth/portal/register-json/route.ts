import { clientWire, registerClientBody } from "@/lib/schemas/oauth";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { registerClient } from "@/server/oauth/clients/register-client";

export const POST = endpoint(
  {
    caller: business,
    limits: [perCaller("oauth_registration_user")],
    body: registerClientBody,
    response: clientWire,
    status: 201,
  },
  ({ caller, body }) => registerClient(caller, body),
);
