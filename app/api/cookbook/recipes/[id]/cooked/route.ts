import { cookbookParams, newCooking, recipeMarkWire } from "@/lib/schemas/cookbook";
import { addCooking } from "@/server/cookbook/cooked";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: signedIn, params: cookbookParams, body: newCooking, response: recipeMarkWire, status: 201 },
  ({ caller, params, body }) => addCooking(caller, params.id, body),
);
