import { idParam } from "@/lib/schemas/text";
import { menuBody, menuWire } from "@/lib/schemas/venue-menu";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { getMenu, saveMenu } from "@/server/menus/menu";
import { noteAct } from "@/server/team/note-act";
import { charactersIn } from "@/server/work/budget";

const LARGEST_MENU_BYTES = 1024 * 1024;

export const GET = endpoint({ caller: may("menu"), params: idParam, response: menuWire }, async ({ caller, params }) =>
  getMenu((await getOwnedVenue(caller.owner, params.id)).id),
);

export const PUT = endpoint(
  {
    caller: may("menu"),
    limits: [perCaller("write_recipe_user")],
    params: idParam,
    body: menuBody,
    bodyLimitBytes: LARGEST_MENU_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: menuWire,
  },
  async ({ caller, params, body }) => {
    const { id, name } = await getOwnedVenue(caller.owner, params.id);
    const menu = await saveMenu(id, body, caller.userId);
    await noteAct(caller.member, "menu_saved", { details: { venue: name, count: body.dishes.length } });
    return menu;
  },
);
