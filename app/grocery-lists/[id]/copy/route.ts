import { copyListBody, groceryListWire, listParams } from "@/lib/schemas/grocery";
import { copyList } from "@/server/grocery/copy-list";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: signedIn, params: listParams, body: copyListBody, response: groceryListWire, status: 201 },
  ({ caller, params, body }) =>
    copyList(caller.userId, params.id, { name: body.new_name, keepsTicks: body.copy_checked_status }),
);
