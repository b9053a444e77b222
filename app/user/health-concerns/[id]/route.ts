import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { removeHealthConcern } from "@/server/profile/remove-health-concern";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  removeHealthConcern(caller, params.id),
);
