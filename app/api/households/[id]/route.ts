import { householdBody, householdParams, householdWire } from "@/lib/schemas/household";
import { renameHousehold } from "@/server/household/change-household";
import { getHousehold } from "@/server/household/get-household";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: householdParams, response: householdWire },
  ({ caller, params }) => getHousehold(caller, params.id),
);

export const PATCH = endpoint(
  { caller: signedIn, params: householdParams, body: householdBody, response: householdWire },
  ({ caller, params, body }) => renameHousehold(caller, params.id, body.name),
);
