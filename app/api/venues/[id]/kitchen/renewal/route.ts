import { renewalBody, renewalWire } from "@/lib/schemas/kitchen-facts";
import { idParam } from "@/lib/schemas/text";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { setRenewal } from "@/server/menus/renewal";
import { noteAct } from "@/server/team/note-act";

/** After how many months the kitchen is asked whether what it said is still so. */
export const PUT = endpoint(
  { caller: may("places"), params: idParam, body: renewalBody, response: renewalWire },
  async ({ caller, params, body }) => {
    const { id, name } = await getOwnedVenue(caller.owner, params.id);
    const set = await setRenewal(id, body);
    await noteAct(caller.member, "renewal_set", { details: { venue: name, count: set.months } });
    return set;
  },
);
