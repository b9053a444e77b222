import { z } from "zod";
import { groceryItemWire, listParams, newGroceryItem } from "@/lib/schemas/grocery";
import { addItem } from "@/server/grocery/add-item";
import { listItems } from "@/server/grocery/get-list";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: listParams, response: z.array(groceryItemWire) },
  ({ caller, params }) => listItems(caller.userId, params.id),
);

export const POST = endpoint(
  { caller: signedIn, params: listParams, body: newGroceryItem, response: groceryItemWire, status: 201 },
  ({ caller, params, body }) => addItem(caller.userId, params.id, body),
);
