import { confirmBody, confirmedCount } from "@/lib/schemas/admin-ml";
import { confirmIngredients } from "@/server/admin/ml/review-ingredient";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the documents: takes ingredients out of the review queue as they stand. */
export const POST = endpoint({ caller: adminOnly, body: confirmBody, response: confirmedCount }, ({ caller, body }) =>
  confirmIngredients(caller, body),
);
