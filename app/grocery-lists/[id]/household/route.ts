import { groceryListWire, listParams } from "@/lib/schemas/grocery";
import { intoHouseholdBody } from "@/lib/schemas/household";
import { shareList } from "@/server/grocery/share-list";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: listParams, body: intoHouseholdBody, response: groceryListWire },
  ({ caller, params, body }) => shareList(caller.userId, params.id, body.household_id),
);
