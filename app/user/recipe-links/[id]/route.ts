import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { revokeRecipeLink } from "@/server/recipes/links/revoke-recipe-link";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  revokeRecipeLink(caller, params.id),
);
