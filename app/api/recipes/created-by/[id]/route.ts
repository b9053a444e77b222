import { z } from "zod";
import { ownRecipesQuery, recipeWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { pageReply } from "@/server/http/reply";
import { listCreatedRecipes, requireSelf } from "@/server/recipes/list-own-recipes";

export const GET = endpoint(
  { caller: signedIn, params: idParam, query: ownRecipesQuery, response: z.array(recipeWire) },
  async ({ caller, params, query }) => {
    requireSelf(caller, params.id);
    return pageReply(await listCreatedRecipes(caller, query));
  },
);
