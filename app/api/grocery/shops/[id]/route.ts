import { listParams, shopBody, shopWire } from "@/lib/schemas/grocery";
import { deleteShop, updateShop } from "@/server/grocery/shops";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: listParams, body: shopBody, response: shopWire },
  ({ caller, params, body }) => updateShop(caller.userId, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: listParams }, ({ caller, params }) =>
  deleteShop(caller.userId, params.id),
);
