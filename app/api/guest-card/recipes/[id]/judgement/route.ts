import { guestJudgeBody } from "@/lib/schemas/guest-card";
import { recipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { idParam } from "@/lib/schemas/text";
import { addressOf } from "@/server/http/address";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { judgeForGuest } from "@/server/recipes/judge-for-guest";

/** Beyond the specification: judges a public recipe by the card of a device. Nothing of the card is stored. */
export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("guest_judge_address")],
    params: idParam,
    body: guestJudgeBody,
    response: recipeJudgementWire,
  },
  ({ params, body, request }) => judgeForGuest(params.id, body.card, addressOf(request)),
);
