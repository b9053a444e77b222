import { clientParams } from "@/lib/schemas/oauth";
import { pageCheckBody, pageOutlineWire } from "@/lib/schemas/page-checks";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { outlineOfPage } from "@/server/page-checks/check-page";

/** Opens a page for somebody who will choose a dish on it: its elements with words, and nothing that a browser would do. */
export const POST = endpoint(
  {
    caller: may("applications"),
    limits: [perCaller("page_check_user")],
    params: clientParams,
    body: pageCheckBody,
    response: pageOutlineWire,
  },
  ({ caller, params, body, request }) => outlineOfPage(caller.owner, params.client_id, body.url, request.signal),
);
