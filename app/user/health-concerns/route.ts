import { z } from "zod";
import { addHealthConcernBody, userHealthConcernWire } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { addHealthConcern } from "@/server/profile/add-health-concern";
import { listHealthConcerns } from "@/server/profile/list-health-concerns";

export const GET = endpoint({ caller: signedIn, response: z.array(userHealthConcernWire) }, ({ caller }) =>
  listHealthConcerns(caller),
);

export const POST = endpoint(
  { caller: signedIn, body: addHealthConcernBody, response: userHealthConcernWire, status: 201 },
  ({ caller, body }) => addHealthConcern(caller, body),
);
