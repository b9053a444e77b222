import { z } from "zod";
import { pantryBody, pantryItemWire, pantryQuery } from "@/lib/schemas/pantry";
import { addToPantry, listPantry } from "@/server/grocery/pantry";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, query: pantryQuery, response: z.array(pantryItemWire) },
  ({ caller, query }) => listPantry(caller.userId, query.household_id ?? null),
);

export const POST = endpoint(
  { caller: signedIn, body: pantryBody, response: pantryItemWire, status: 201 },
  ({ caller, body }) => addToPantry(caller.userId, body),
);
