import { checkWordsBody, foodCheckListWire, foodCheckWire, listChecksQuery } from "@/lib/schemas/food-checks";
import { checkWords } from "@/server/checks/check-food";
import { deleteChecks, listChecks } from "@/server/checks/history";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

export const GET = endpoint(
  { caller: signedIn, query: listChecksQuery, response: foodCheckListWire },
  ({ caller, query }) => listChecks(caller, query),
);

/** Checks words that the caller photographed or wrote. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("food_check_user")],
    body: checkWordsBody,
    response: foodCheckWire,
    status: 201,
  },
  ({ caller, body }) => checkWords(caller, body),
);

/** Deletes the whole history. */
export const DELETE = endpoint({ caller: signedIn }, ({ caller }) => deleteChecks(caller));
