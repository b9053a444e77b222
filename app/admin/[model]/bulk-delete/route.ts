import { BULK_BODY_LIMIT_BYTES, bulkDeleteBody, deletedCount, modelParam } from "@/lib/schemas/admin";
import { deleteRows } from "@/server/admin/rows/delete-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: adminOnly,
    params: modelParam,
    body: bulkDeleteBody,
    bodyLimitBytes: BULK_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.ids.length * UNITS.changedRow,
    response: deletedCount,
  },
  ({ caller, params, body }) => deleteRows(caller, params.model, body),
);
