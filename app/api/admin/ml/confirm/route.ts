import { confirmBody, confirmedCount } from "@/lib/schemas/admin-ml";
import { confirmIngredients } from "@/server/admin/ml/review-ingredient";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

/** Beyond the specification: confirms ingredients unchanged, which removes them from the review queue. */
export const POST = endpoint(
  {
    caller: adminOnly,
    body: confirmBody,
    cost: ({ body }) => body.ids.length * UNITS.changedRow,
    response: confirmedCount,
  },
  ({ caller, body }) => confirmIngredients(caller, body),
);
