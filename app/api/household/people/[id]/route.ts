import { tablePersonBody, tablePersonParams, tablePersonWire } from "@/lib/schemas/household";
import { changePerson, removePerson } from "@/server/household/people";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: tablePersonParams, body: tablePersonBody, response: tablePersonWire },
  ({ caller, params, body }) => changePerson(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: tablePersonParams }, ({ caller, params }) =>
  removePerson(caller, params.id),
);
