import { z } from "zod";
import { householdBody, householdWire } from "@/lib/schemas/household";
import { createHousehold } from "@/server/household/create-household";
import { listHouseholds } from "@/server/household/get-household";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(householdWire) }, ({ caller }) =>
  listHouseholds(caller),
);

export const POST = endpoint(
  { caller: signedIn, body: householdBody, response: householdWire, status: 201 },
  ({ caller, body }) => createHousehold(caller, body.name),
);
