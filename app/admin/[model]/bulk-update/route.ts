import { BULK_BODY_LIMIT_BYTES, bulkUpdateBody, modelParam, updatedCount } from "@/lib/schemas/admin";
import { bulkUpdate } from "@/server/admin/rows/update-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  {
    caller: adminOnly,
    params: modelParam,
    body: bulkUpdateBody,
    bodyLimitBytes: BULK_BODY_LIMIT_BYTES,
    response: updatedCount,
  },
  ({ caller, params, body }) => bulkUpdate(caller, params.model, body),
);
