import { undoBody, undone } from "@/lib/schemas/admin";
import { idParam } from "@/lib/schemas/text";
import { undoBatch, undoChange } from "@/server/admin/audit/undo-change";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: undoes the newest change of a row; with `all`, of all rows that were changed together. */
export const POST = endpoint(
  { caller: adminOnly, params: idParam, body: undoBody, response: undone },
  ({ caller, params, body }) =>
    body.all ? undoBatch(caller, params.id, body) : undoChange(caller, params.id, body.confirm),
);
