import { changeItemBody, itemWire } from "@/lib/schemas/admin-items";
import { idParam } from "@/lib/schemas/text";
import { approveItem, deleteItem } from "@/server/admin/items/change-items";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: adminOnly, params: idParam, body: changeItemBody, response: itemWire },
  ({ caller, params, body }) => approveItem(caller, params.id, body.approved),
);

export const DELETE = endpoint({ caller: adminOnly, params: idParam }, ({ caller, params }) =>
  deleteItem(caller, params.id),
);
