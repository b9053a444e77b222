import { recipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getSheet } from "@/server/variants/as-cooked";

export const GET = endpoint({ caller: signedIn, params: idParam, response: recipeDetailWire }, ({ caller, params }) =>
  getSheet(caller, params.id),
);
