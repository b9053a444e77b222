import { importBody, importResult, modelParam } from "@/lib/schemas/admin";
import { importRows } from "@/server/admin/rows/import-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { UNITS } from "@/server/work/budget";

/** Holds fifty thousand rows of some hundred characters each. The console sends larger files in parts. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

export const POST = endpoint(
  {
    caller: adminOnly,
    params: modelParam,
    body: importBody,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    // A row of a file has some hundred characters.
    cost: ({ body }) => ((body.rows?.length ?? 0) + (body.csv?.length ?? 0) / 100) * UNITS.row,
    response: importResult,
  },
  ({ caller, params, body }) => importRows(caller, params.model, body),
);
