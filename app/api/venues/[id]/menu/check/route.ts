import { idParam } from "@/lib/schemas/text";
import { menuBody, menuCheckWire } from "@/lib/schemas/venue-menu";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { checkMenu } from "@/server/menus/menu";
import { charactersIn } from "@/server/work/budget";

const LARGEST_MENU_BYTES = 1024 * 1024;

export const POST = endpoint(
  {
    caller: business,
    limits: [perCaller("write_recipe_user")],
    params: idParam,
    body: menuBody,
    bodyLimitBytes: LARGEST_MENU_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: menuCheckWire,
  },
  async ({ caller, params, body, request }) =>
    checkMenu((await getOwnedVenue(caller, params.id)).id, body, { who: caller.userId, gone: request.signal }),
);
