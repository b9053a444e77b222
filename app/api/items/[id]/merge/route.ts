import { itemWire, mergeItemBody } from "@/lib/schemas/admin-items";
import { idParam } from "@/lib/schemas/text";
import { mergeItem } from "@/server/admin/items/change-items";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: replaces this item by another one for everybody, and keeps its name as an alias. */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: mergeItemBody, response: itemWire },
  ({ caller, params, body }) => mergeItem(caller, params.id, body.into),
);
