import { z } from "zod";
import { myRecipeWire, ownRecipesQuery } from "@/lib/schemas/recipes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { pageReply } from "@/server/http/reply";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";

export const GET = endpoint(
  { caller: signedIn, query: ownRecipesQuery, response: z.array(myRecipeWire) },
  async ({ caller, query }) => pageReply(await listMyRecipes(caller, query)),
);
