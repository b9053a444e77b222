import { alternativesWire } from "@/lib/schemas/food-checks";
import { idParam } from "@/lib/schemas/text";
import { listAlternatives } from "@/server/checks/alternatives";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Products of the same kind as the checked one that fit everybody at the caller's table. */
export const GET = endpoint({ caller: signedIn, params: idParam, response: alternativesWire }, ({ caller, params }) =>
  listAlternatives(caller, params.id),
);
