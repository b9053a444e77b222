import { clientParams } from "@/lib/schemas/oauth";
import { pageCheckBody, pageWatchesWire, pageWatchWire } from "@/lib/schemas/page-checks";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listWatches, watchPage } from "@/server/page-checks/watches";
import { noteAct } from "@/server/team/note-act";

export const GET = endpoint(
  { caller: may("applications"), params: clientParams, response: pageWatchesWire },
  ({ caller, params }) => listWatches(caller.owner, params.client_id),
);

/** Has a page checked each night. */
export const PUT = endpoint(
  { caller: may("applications"), params: clientParams, body: pageCheckBody, response: pageWatchWire },
  async ({ caller, params, body }) => {
    const done = await watchPage(caller.owner, params.client_id, body.url);
    await noteAct(caller.member, "application_changed", { details: { name: params.client_id } });
    return done;
  },
);
