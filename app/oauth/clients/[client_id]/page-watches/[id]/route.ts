import { pageWatchParams } from "@/lib/schemas/page-checks";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { stopWatching } from "@/server/page-checks/watches";
import { noteAct } from "@/server/team/note-act";

export const DELETE = endpoint({ caller: may("applications"), params: pageWatchParams }, async ({ caller, params }) => {
  await stopWatching(caller.owner, params.client_id, params.id);
  await noteAct(caller.member, "application_changed", { details: { name: params.client_id } });
});
