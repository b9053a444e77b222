import { intoHouseholdBody, tablePersonParams, tablePersonWire } from "@/lib/schemas/household";
import { putPerson } from "@/server/household/put-person";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: tablePersonParams, body: intoHouseholdBody, response: tablePersonWire },
  ({ caller, params, body }) => putPerson(caller, params.id, body.household_id),
);
