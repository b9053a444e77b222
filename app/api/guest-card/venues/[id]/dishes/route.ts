import { guestDishesWire, guestJudgeBody } from "@/lib/schemas/guest-card";
import { idParam } from "@/lib/schemas/text";
import { addressOf } from "@/server/http/address";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { showDishesToGuest } from "@/server/menus/show-dishes";

/** Beyond the specification: judges a venue's menu by the card of a device. Nothing of the card is stored. */
export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("guest_judge_address")],
    params: idParam,
    body: guestJudgeBody,
    response: guestDishesWire,
  },
  ({ params, body, request }) => showDishesToGuest(params.id, body.card, addressOf(request)),
);
