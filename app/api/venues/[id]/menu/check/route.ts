import { idParam } from "@/lib/schemas/text";
import { menuBody, menuCheckWire } from "@/lib/schemas/venue-menu";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { checkMenu } from "@/server/menus/menu";
import { charactersIn } from "@/server/work/budget";

const LARGEST_MENU_BYTES = 1024 * 1024;

export const POST = endpoint(
  {
    caller: may("menu"),
    limits: [perCaller("write_recipe_user")],
    params: idParam,
    body: menuBody,
    bodyLimitBytes: LARGEST_MENU_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: menuCheckWire,
  },
  async ({ caller, params, body, request }) =>
    checkMenu((await getOwnedVenue(caller.owner, params.id)).id, body, { who: caller.userId, gone: request.signal }),
);
