import { kitchenWire, saidFactsWire, sayFactsBody } from "@/lib/schemas/kitchen-facts";
import { idParam } from "@/lib/schemas/text";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { sayFacts, showKitchen } from "@/server/menus/kitchen-facts";
import { noteAct } from "@/server/team/note-act";
import { UNITS } from "@/server/work/budget";

/** A whole menu with an answer to every question. */
const LARGEST_ANSWERS_BYTES = 1024 * 1024;

export const GET = endpoint(
  { caller: may("menu"), params: idParam, response: kitchenWire },
  async ({ caller, params }) => showKitchen((await getOwnedVenue(caller.owner, params.id)).id, caller.userId),
);

export const PUT = endpoint(
  {
    caller: may("menu"),
    limits: [perCaller("say_facts_user")],
    params: idParam,
    body: sayFactsBody,
    bodyLimitBytes: LARGEST_ANSWERS_BYTES,
    cost: ({ body }) => body.answers.length * UNITS.changedRow,
    response: saidFactsWire,
  },
  async ({ caller, params, body }) => {
    const { id, name } = await getOwnedVenue(caller.owner, params.id);
    const said = await sayFacts(id, body);
    await noteAct(caller.member, "dishes_answered", {
      details: { venue: name, name: body.by, count: body.answers.length },
    });
    return said;
  },
);
