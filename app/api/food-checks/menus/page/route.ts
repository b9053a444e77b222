import { pageMenuBody, pageMenuWire } from "@/lib/schemas/food-checks";
import { readMenuOfPage } from "@/server/checks/menu-page";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Reads the menu of a web page, for the caller to compare before it is checked. Nothing is stored. */
export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("import_user")], body: pageMenuBody, response: pageMenuWire },
  ({ body, request }) => readMenuOfPage(body.url, request.signal),
);
