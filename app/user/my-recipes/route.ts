import { z } from "zod";
import { myRecipeWire } from "@/lib/schemas/recipes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";

export const GET = endpoint({ caller: signedIn, response: z.array(myRecipeWire) }, ({ caller }) =>
  listMyRecipes(caller),
);
