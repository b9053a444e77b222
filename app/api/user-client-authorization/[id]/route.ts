import { authorizationWire, changeAuthorizationBody } from "@/lib/schemas/oauth";
import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { changeAuthorization } from "@/server/oauth/authorizations/change-authorization";
import { deleteAuthorization } from "@/server/oauth/authorizations/delete-authorization";

export const PATCH = endpoint(
  { caller: signedIn, params: idParam, body: changeAuthorizationBody, response: authorizationWire },
  ({ caller, params, body }) => changeAuthorization(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  deleteAuthorization(caller, params.id),
);
