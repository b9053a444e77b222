import { z } from "zod";
import { saveRecipeBody } from "@/lib/schemas/recipe-bodies";
import { ownRecipesQuery, recipeWire } from "@/lib/schemas/recipes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { pageReply, Reply } from "@/server/http/reply";
import { listSavedRecipes } from "@/server/recipes/list-own-recipes";
import { saveRecipe } from "@/server/recipes/save-recipe";

export const GET = endpoint(
  { caller: signedIn, query: ownRecipesQuery, response: z.array(recipeWire) },
  async ({ caller, query }) => pageReply(await listSavedRecipes(caller, query)),
);

/** 201, or 200 if the recipe was already saved. */
export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("save_recipe_user")],
    body: saveRecipeBody,
    response: recipeWire,
    otherStatus: 201,
  },
  async ({ caller, body }) => {
    const { recipe, isNew } = await saveRecipe(caller, body.recipe_id);
    return new Reply(recipe, { status: isNew ? 201 : 200 });
  },
);
