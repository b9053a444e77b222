import { clientParams } from "@/lib/schemas/oauth";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { deleteClient } from "@/server/oauth/clients/delete-client";
import { noteAct } from "@/server/team/note-act";

export const DELETE = endpoint({ caller: may("applications"), params: clientParams }, async ({ caller, params }) => {
  const { name } = await deleteClient(caller.owner, params.client_id);
  await noteAct(caller.member, "application_deleted", { details: { name } });
});
