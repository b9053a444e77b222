import { z } from "zod";
import { recipeWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listRecipesOf, requireSelf } from "@/server/recipes/list-own-recipes";

export const GET = endpoint(
  { caller: signedIn, params: idParam, response: z.array(recipeWire) },
  ({ caller, params }) => {
    requireSelf(caller, params.id);
    return listRecipesOf(caller);
  },
);
