import { kitchenWire, saidFactsWire, sayFactsBody } from "@/lib/schemas/kitchen-facts";
import { idParam } from "@/lib/schemas/text";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { sayFacts, showKitchen } from "@/server/menus/kitchen-facts";
import { UNITS } from "@/server/work/budget";

/** A whole menu with an answer to every question. */
const LARGEST_ANSWERS_BYTES = 1024 * 1024;

export const GET = endpoint({ caller: business, params: idParam, response: kitchenWire }, async ({ caller, params }) =>
  showKitchen((await getOwnedVenue(caller, params.id)).id, caller.userId),
);

export const PUT = endpoint(
  {
    caller: business,
    limits: [perCaller("say_facts_user")],
    params: idParam,
    body: sayFactsBody,
    bodyLimitBytes: LARGEST_ANSWERS_BYTES,
    cost: ({ body }) => body.answers.length * UNITS.changedRow,
    response: saidFactsWire,
  },
  async ({ caller, params, body }) => sayFacts((await getOwnedVenue(caller, params.id)).id, body),
);
