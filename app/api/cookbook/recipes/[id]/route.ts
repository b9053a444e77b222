import { cookbookParams, recipeMarkChanges, recipeMarkWire } from "@/lib/schemas/cookbook";
import { changeMark } from "@/server/cookbook/change-mark";
import { getMark } from "@/server/cookbook/get-mark";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, params: cookbookParams, response: recipeMarkWire },
  ({ caller, params }) => getMark(caller, params.id),
);

export const PATCH = endpoint(
  { caller: signedIn, params: cookbookParams, body: recipeMarkChanges, response: recipeMarkWire },
  ({ caller, params, body }) => changeMark(caller, params.id, body),
);
