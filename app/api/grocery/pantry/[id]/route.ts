import { listParams } from "@/lib/schemas/grocery";
import { pantryChanges, pantryItemWire } from "@/lib/schemas/pantry";
import { changeInPantry, removeFromPantry } from "@/server/grocery/pantry";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: listParams, body: pantryChanges, response: pantryItemWire },
  ({ caller, params, body }) => changeInPantry(caller.userId, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: listParams }, ({ caller, params }) =>
  removeFromPantry(caller.userId, params.id),
);
