import { idParam } from "@/lib/schemas/text";
import { menuPageBody, readMenuWire } from "@/lib/schemas/venue-menu";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { importMenu } from "@/server/menus/import-menu";

/** Reads a menu from a web page. Nothing is saved, because the venue's owner must check it first. */
export const POST = endpoint(
  {
    caller: may("menu"),
    limits: [perCaller("import_user")],
    params: idParam,
    body: menuPageBody,
    response: readMenuWire,
  },
  async ({ caller, params, body, request }) => {
    await getOwnedVenue(caller.owner, params.id);
    return { dishes: await importMenu(body.url, request.signal) };
  },
);
