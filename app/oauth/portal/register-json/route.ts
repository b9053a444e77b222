import { clientWire, registerClientBody } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { registerClient } from "@/server/oauth/clients/register-client";
import { noteAct } from "@/server/team/note-act";

export const POST = endpoint(
  {
    caller: may("applications"),
    limits: [perCaller("oauth_registration_user")],
    body: registerClientBody,
    response: clientWire,
    status: 201,
  },
  async ({ caller, body }) => {
    const done = await registerClient(caller.owner, body);
    await noteAct(caller.member, "application_registered", { details: { name: done.name } });
    return done;
  },
);
