import { z } from "zod";
import { groceryListWire, listCreatedWire, newListBody } from "@/lib/schemas/grocery";
import { createList } from "@/server/grocery/create-list";
import { listLists } from "@/server/grocery/list-lists";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(groceryListWire) }, ({ caller }) =>
  listLists(caller.userId),
);

export const POST = endpoint(
  { caller: signedIn, body: newListBody, response: listCreatedWire, status: 201 },
  ({ caller, body }) => createList(caller.userId, body),
);
