import { clientParams, clientWire, rotateSecretQuery } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { rotateSecret } from "@/server/oauth/clients/rotate-secret";
import { noteAct } from "@/server/team/note-act";

export const POST = endpoint(
  { caller: may("applications"), params: clientParams, query: rotateSecretQuery, response: clientWire },
  async ({ caller, params, query }) => {
    const done = await rotateSecret(caller.owner, params.client_id, { overlapHours: query.overlap_hours });
    await noteAct(caller.member, "secret_renewed", { details: { name: done.name } });
    return done;
  },
);
