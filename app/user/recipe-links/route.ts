import { z } from "zod";
import { createRecipeLinkBody, recipeLinksQuery, recipeLinkWire } from "@/lib/schemas/recipe-links";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createRecipeLink } from "@/server/recipes/links/create-recipe-link";
import { listRecipeLinks } from "@/server/recipes/links/list-recipe-links";

export const GET = endpoint(
  { caller: signedIn, query: recipeLinksQuery, response: z.array(recipeLinkWire) },
  ({ caller, query }) => listRecipeLinks(caller, query.recipe_id),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("share_link_user")],
    body: createRecipeLinkBody,
    response: recipeLinkWire,
    status: 201,
  },
  ({ caller, body }) => createRecipeLink(caller, body),
);
