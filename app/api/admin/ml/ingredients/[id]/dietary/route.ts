import { dietaryBody, mlIngredient } from "@/lib/schemas/admin-ml";
import { idParam } from "@/lib/schemas/text";
import { setDietary } from "@/server/admin/ml/review-ingredient";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PATCH = endpoint(
  { caller: adminOnly, params: idParam, body: dietaryBody, response: mlIngredient },
  ({ caller, params, body }) => setDietary(caller, params.id, body),
);
