import { BULK_BODY_LIMIT_BYTES, touchedBody, touchedList } from "@/lib/schemas/admin";
import { listTouched } from "@/server/admin/effect/list-touched";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

/** Beyond the specification: which recipes some foods touch, and how many people each of them. Nothing is written. */
export const POST = endpoint(
  {
    caller: adminOnly,
    body: touchedBody,
    bodyLimitBytes: BULK_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.foods.length * UNITS.changedRow,
    response: touchedList,
  },
  ({ body }) => listTouched(body.foods),
);
