import { collectedParams } from "@/lib/schemas/cookbook";
import { collectRecipe, uncollectRecipe } from "@/server/cookbook/collections";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint({ caller: signedIn, params: collectedParams }, ({ caller, params }) =>
  collectRecipe(caller, params.id, params.recipeId),
);

export const DELETE = endpoint({ caller: signedIn, params: collectedParams }, ({ caller, params }) =>
  uncollectRecipe(caller, params.id, params.recipeId),
);
