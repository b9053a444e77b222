import { cookbookParams } from "@/lib/schemas/cookbook";
import { readDecision } from "@/server/cookbook/recipe-decisions";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Marks what the team decided about a recipe as read. */
export const DELETE = endpoint({ caller: signedIn, params: cookbookParams }, ({ caller, params }) =>
  readDecision(caller, params.id),
);
