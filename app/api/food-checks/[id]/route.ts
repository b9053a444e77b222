import { foodCheckWire } from "@/lib/schemas/food-checks";
import { idParam } from "@/lib/schemas/text";
import { deleteCheck, getCheck } from "@/server/checks/history";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** A food that the caller had checked, judged anew. */
export const GET = endpoint({ caller: signedIn, params: idParam, response: foodCheckWire }, ({ caller, params }) =>
  getCheck(caller, params.id),
);

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  deleteCheck(caller, params.id),
);
