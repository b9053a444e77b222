import { groceryChangedWire, groceryChangesBody, listParams } from "@/lib/schemas/grocery";
import { applyChanges } from "@/server/grocery/apply-changes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: signedIn,
    params: listParams,
    body: groceryChangesBody,
    cost: ({ body }) => body.changes.length * UNITS.changedRow,
    response: groceryChangedWire,
  },
  ({ caller, params, body }) => applyChanges(caller.userId, params.id, body.changes),
);
