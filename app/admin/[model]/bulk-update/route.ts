import { BULK_BODY_LIMIT_BYTES, bulkUpdateBody, modelParam, updatedCount } from "@/lib/schemas/admin";
import { bulkUpdate } from "@/server/admin/rows/update-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: adminOnly,
    params: modelParam,
    body: bulkUpdateBody,
    bodyLimitBytes: BULK_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.ids.length * UNITS.changedRow,
    response: updatedCount,
  },
  ({ caller, params, body }) => bulkUpdate(caller, params.model, body),
);
