import { groceryItemChanges, groceryItemWire, listItemParams } from "@/lib/schemas/grocery";
import { deleteItem } from "@/server/grocery/delete-item";
import { updateItem } from "@/server/grocery/update-item";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: listItemParams, body: groceryItemChanges, response: groceryItemWire },
  ({ caller, params, body }) => updateItem(caller.userId, params.id, params.itemId, body),
);

export const DELETE = endpoint({ caller: signedIn, params: listItemParams }, ({ caller, params }) =>
  deleteItem(caller.userId, params.id, params.itemId),
);
