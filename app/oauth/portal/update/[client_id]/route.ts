import { clientFields, clientParams, clientWire } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { formWithJson } from "@/server/http/form-with-json";
import { updateClient } from "@/server/oauth/clients/update-client";
import { noteAct } from "@/server/team/note-act";

export const PUT = endpoint(
  {
    caller: may("applications"),
    params: clientParams,
    body: clientFields,
    form: formWithJson(["redirect_uris", "allowed_domains", "scopes"]),
    response: clientWire,
  },
  async ({ caller, params, body }) => {
    const done = await updateClient(caller.owner, params.client_id, body);
    await noteAct(caller.member, "application_changed", { details: { name: done.name } });
    return done;
  },
);
