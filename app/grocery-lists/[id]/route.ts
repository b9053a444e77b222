import { groceryListWire, listNameBody, listParams } from "@/lib/schemas/grocery";
import { getList } from "@/server/grocery/get-list";
import { deleteList, renameList } from "@/server/grocery/rename-list";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, params: listParams, response: groceryListWire }, ({ caller, params }) =>
  getList(caller.userId, params.id),
);

export const PUT = endpoint(
  { caller: signedIn, params: listParams, body: listNameBody, response: groceryListWire },
  ({ caller, params, body }) => renameList(caller.userId, params.id, body.name),
);

export const DELETE = endpoint({ caller: signedIn, params: listParams }, ({ caller, params }) =>
  deleteList(caller.userId, params.id),
);
