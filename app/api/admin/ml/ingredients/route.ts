import { mlIngredients, mlIngredientsQuery } from "@/lib/schemas/admin-ml";
import { listIngredients } from "@/server/admin/ml/list-ingredients";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: adminOnly, query: mlIngredientsQuery, response: mlIngredients }, ({ query }) =>
  listIngredients(query),
);
