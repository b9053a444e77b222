import { z } from "zod";
import { tablePersonBody, tablePersonWire } from "@/lib/schemas/household";
import { addPerson, listPeople } from "@/server/household/people";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: signedIn, response: z.array(tablePersonWire) }, ({ caller }) =>
  listPeople(caller),
);

export const POST = endpoint(
  { caller: signedIn, body: tablePersonBody, response: tablePersonWire, status: 201 },
  ({ caller, body }) => addPerson(caller, body),
);
