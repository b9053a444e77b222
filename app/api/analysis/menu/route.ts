import { analyzeMenuBody, analyzeMenuWire } from "@/lib/schemas/analysis";
import { addressOf } from "@/server/http/address";
import { tokenHolderOrNobody } from "@/server/http/bearer";
import { crossOrigin, letOriginRead, noteLimit, preflight } from "@/server/http/cross-origin";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { analyzeMenu } from "@/server/menus/analysis/analyze-menu";
import { DIET_SCOPE, MARKS_SCOPE } from "@/server/menus/analysis/menu-client";
import { charactersIn } from "@/server/work/budget";

/** Holds 25 items with texts of the greatest length, in characters of several bytes. */
const LARGEST_MENU_BYTES = 512 * 1024;

export const POST = crossOrigin(
  endpoint(
    {
      caller: tokenHolderOrNobody(DIET_SCOPE, MARKS_SCOPE),
      limits: [perAddress("menu_address")],
      body: analyzeMenuBody,
      bodyLimitBytes: LARGEST_MENU_BYTES,
      cost: ({ body }) => charactersIn(body.items),
      response: analyzeMenuWire,
    },
    ({ caller, body, request }) =>
      analyzeMenu(body, {
        access: caller.kind === "token_holder" ? caller.access : null,
        origin: request.headers.get("origin"),
        address: addressOf(request),
        onAllowedOrigin: () => letOriginRead(request),
        onLimit: (state) => noteLimit(request, state),
        gone: request.signal,
      }),
  ),
);

export const OPTIONS = preflight("POST");
