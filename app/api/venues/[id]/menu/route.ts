import { idParam } from "@/lib/schemas/text";
import { menuBody, menuWire } from "@/lib/schemas/venue-menu";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { getMenu, saveMenu } from "@/server/menus/menu";
import { charactersIn } from "@/server/work/budget";

const LARGEST_MENU_BYTES = 1024 * 1024;

export const GET = endpoint({ caller: business, params: idParam, response: menuWire }, async ({ caller, params }) =>
  getMenu((await getOwnedVenue(caller, params.id)).id),
);

export const PUT = endpoint(
  {
    caller: business,
    limits: [perCaller("write_recipe_user")],
    params: idParam,
    body: menuBody,
    bodyLimitBytes: LARGEST_MENU_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: menuWire,
  },
  async ({ caller, params, body }) => saveMenu((await getOwnedVenue(caller, params.id)).id, body, caller.userId),
);
