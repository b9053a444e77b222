import { previewMenuBody, previewMenuWire } from "@/lib/schemas/analysis";
import { addressOf } from "@/server/http/address";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { previewMenu } from "@/server/menus/analysis/preview-menu";
import { charactersIn } from "@/server/work/budget";

/** Where the documentation's widget asks for its example: the path below its issuer is the one of the real call. */
export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("menu_address")],
    body: previewMenuBody,
    cost: ({ body }) => charactersIn(body.items),
    response: previewMenuWire,
  },
  ({ body, request }) => previewMenu(body, addressOf(request)),
);
