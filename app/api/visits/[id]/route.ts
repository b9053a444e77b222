import { idParam } from "@/lib/schemas/text";
import { endVisitBody, visitWire } from "@/lib/schemas/visits";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { endVisit } from "@/server/visits/end-visit";

export const PATCH = endpoint(
  { caller: signedIn, params: idParam, body: endVisitBody, response: visitWire },
  ({ caller, params }) => endVisit(caller, params.id),
);
