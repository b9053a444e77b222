import { menuCheckedWire } from "@/lib/schemas/food-checks";
import { idParam } from "@/lib/schemas/text";
import { getMenuCheck } from "@/server/checks/menu-check";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** A menu that the caller had checked, judged anew. */
export const GET = endpoint({ caller: signedIn, params: idParam, response: menuCheckedWire }, ({ caller, params }) =>
  getMenuCheck(caller, params.id),
);
