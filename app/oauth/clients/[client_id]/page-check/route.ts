import { clientParams } from "@/lib/schemas/oauth";
import { pageCheckBody, pageCheckWire } from "@/lib/schemas/page-checks";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { checkPage } from "@/server/page-checks/check-page";
import { keepIfWatched } from "@/server/page-checks/watches";

/** Opens a page and says what is there of the widget, and what to change. */
export const POST = endpoint(
  {
    caller: may("applications"),
    limits: [perCaller("page_check_user")],
    params: clientParams,
    body: pageCheckBody,
    response: pageCheckWire,
  },
  async ({ caller, params, body, request }) => {
    const result = await checkPage(caller.owner, params.client_id, body.url, request.signal);
    await keepIfWatched(caller.owner, params.client_id, result);
    return result;
  },
);
