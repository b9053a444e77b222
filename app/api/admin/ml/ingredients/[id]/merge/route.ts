import { mergeFoodBody, mlIngredient } from "@/lib/schemas/admin-ml";
import { idParam } from "@/lib/schemas/text";
import { mergeFood } from "@/server/admin/ml/merge-food";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/**
 * Beyond the specification: points every reference to this ingredient at another one, and keeps its names as aliases.
 */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: mergeFoodBody, response: mlIngredient },
  ({ caller, params, body }) => mergeFood(caller, params.id, body),
);
