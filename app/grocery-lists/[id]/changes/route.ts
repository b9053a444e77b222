import { groceryChangedWire, groceryChangesBody, listParams } from "@/lib/schemas/grocery";
import { applyChanges } from "@/server/grocery/apply-changes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: signedIn, params: listParams, body: groceryChangesBody, response: groceryChangedWire },
  ({ caller, params, body }) => applyChanges(caller.userId, params.id, body.changes),
);
