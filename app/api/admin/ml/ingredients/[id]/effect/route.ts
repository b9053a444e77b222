import { z } from "zod";
import { mlEffect } from "@/lib/schemas/admin-ml";
import { idParam } from "@/lib/schemas/text";
import { previewReview } from "@/server/admin/ml/review-ingredient";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: what saving these attributes would change, and for how many people. Nothing is written. */
export const POST = endpoint(
  {
    caller: adminOnly,
    params: idParam,
    body: z.record(z.string(), z.boolean().nullable()),
    response: mlEffect,
  },
  ({ params, body }) => previewReview(params.id, body),
);
