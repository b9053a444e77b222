import { mergeFoodBody, mlIngredient } from "@/lib/schemas/admin-ml";
import { idParam } from "@/lib/schemas/text";
import { mergeFood } from "@/server/admin/ml/merge-food";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the documents: everything that names this ingredient names the other one, and its names stay as aliases. */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: mergeFoodBody, response: mlIngredient },
  ({ caller, params, body }) => mergeFood(caller, params.id, body),
);
