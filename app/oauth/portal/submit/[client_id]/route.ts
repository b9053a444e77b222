import { clientParams } from "@/lib/schemas/oauth";
import { clientDetailsWire } from "@/lib/schemas/oauth-details";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { submitClient } from "@/server/oauth/clients/details";
import { noteAct } from "@/server/team/note-act";

export const POST = endpoint(
  { caller: may("applications"), params: clientParams, response: clientDetailsWire },
  async ({ caller, params }) => {
    const done = await submitClient(caller.owner, params.client_id);
    await noteAct(caller.member, "application_submitted", { details: { name: params.client_id } });
    return done;
  },
);
