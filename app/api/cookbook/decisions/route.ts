import { z } from "zod";
import { recipeDecisionWire } from "@/lib/schemas/cookbook";
import { listDecisions } from "@/server/cookbook/recipe-decisions";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** What the team decided about recipes that the caller wrote or imported, until they have read it. */
export const GET = endpoint({ caller: signedIn, response: z.array(recipeDecisionWire) }, ({ caller }) =>
  listDecisions(caller),
);
