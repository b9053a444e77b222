import { renewalBody, renewalWire } from "@/lib/schemas/kitchen-facts";
import { idParam } from "@/lib/schemas/text";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { setRenewal } from "@/server/menus/renewal";

/** After how many months the kitchen is asked whether what it said is still so. */
export const PUT = endpoint(
  { caller: business, params: idParam, body: renewalBody, response: renewalWire },
  async ({ caller, params, body }) => setRenewal((await getOwnedVenue(caller, params.id)).id, body),
);
