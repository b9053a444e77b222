import { z } from "zod";
import { itemsQuery, itemWire, newItemBody, newItemQuery } from "@/lib/schemas/admin-items";
import { createItem } from "@/server/admin/items/change-items";
import { listItems } from "@/server/admin/items/list-items";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, query: itemsQuery, response: z.array(itemWire) }, ({ query }) =>
  listItems(query),
);

export const POST = endpoint(
  { caller: adminOnly, query: newItemQuery, body: newItemBody, response: itemWire, status: 201 },
  ({ caller, query, body }) => createItem(caller, { ...body, approved: query.approved }),
);
