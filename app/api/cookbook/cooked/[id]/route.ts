import { cookbookParams } from "@/lib/schemas/cookbook";
import { removeCooking } from "@/server/cookbook/cooked";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const DELETE = endpoint({ caller: signedIn, params: cookbookParams }, ({ caller, params }) =>
  removeCooking(caller, params.id),
);
