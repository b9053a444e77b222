import { handOverBody, householdParams, householdWire } from "@/lib/schemas/household";
import { handOver } from "@/server/household/change-household";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: householdParams, body: handOverBody, response: householdWire },
  ({ caller, params, body }) => handOver(caller, params.id, body.member_id),
);
