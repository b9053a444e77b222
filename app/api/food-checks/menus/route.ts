import { checkMenuBody, menuCheckedWire } from "@/lib/schemas/food-checks";
import { checkMenu } from "@/server/checks/menu-check";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { charactersIn } from "@/server/work/budget";

/** Checks a paper menu that the caller photographed or pasted. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("food_check_user")],
    body: checkMenuBody,
    cost: ({ body }) => charactersIn(body),
    response: menuCheckedWire,
    status: 201,
  },
  ({ caller, body }) => checkMenu(caller, body),
);
