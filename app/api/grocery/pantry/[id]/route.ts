import { listParams } from "@/lib/schemas/grocery";
import { removeFromPantry } from "@/server/grocery/pantry";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const DELETE = endpoint({ caller: signedIn, params: listParams }, ({ caller, params }) =>
  removeFromPantry(caller.userId, params.id),
);
