import { checkCodeBody, foodCheckWire } from "@/lib/schemas/food-checks";
import { checkCode } from "@/server/checks/check-food";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Checks the product with the code on a packet. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("food_check_user")],
    body: checkCodeBody,
    response: foodCheckWire,
    status: 201,
  },
  ({ caller, body, request }) => checkCode(caller, body.code, request.signal),
);
