import { z } from "zod";
import { idParam } from "@/lib/schemas/text";
import { undoChange } from "@/server/admin/audit/undo-change";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the documents: takes back the newest change of a row. */
export const POST = endpoint(
  {
    caller: adminOnly,
    params: idParam,
    body: z.object({ confirm: z.boolean().default(false) }),
    response: z.object({ row_id: z.string() }),
  },
  ({ caller, params, body }) => undoChange(caller, params.id, body.confirm),
);
