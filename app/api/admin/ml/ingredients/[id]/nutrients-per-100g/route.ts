import { mlIngredient, nutrientsBody } from "@/lib/schemas/admin-ml";
import { idParam } from "@/lib/schemas/text";
import { setNutrients } from "@/server/admin/ml/review-ingredient";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PATCH = endpoint(
  { caller: adminOnly, params: idParam, body: nutrientsBody, response: mlIngredient },
  ({ caller, params, body }) => setNutrients(caller, params.id, body),
);
