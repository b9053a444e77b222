import { BULK_BODY_LIMIT_BYTES, effectBody, effectWire, modelParam } from "@/lib/schemas/admin";
import { previewEffect } from "@/server/admin/effect/preview-effect";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

/** Beyond the specification: how many recipes and people a change would affect. Nothing is written. */
export const POST = endpoint(
  {
    caller: adminOnly,
    params: modelParam,
    body: effectBody,
    bodyLimitBytes: BULK_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.ids.length * UNITS.changedRow,
    response: effectWire,
  },
  ({ params, body }) => previewEffect(params.model, body),
);
