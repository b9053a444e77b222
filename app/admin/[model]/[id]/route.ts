import { adminRow, rowChange, rowParam } from "@/lib/schemas/admin";
import { getRow } from "@/server/admin/rows/get-row";
import { updateRow } from "@/server/admin/rows/update-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

/** Beyond the specification: one row, for the editor and to show another person's conflicting change. */
export const GET = endpoint({ caller: adminOnly, params: rowParam, response: adminRow }, ({ params }) =>
  getRow(params.model, params.id),
);

export const PATCH = endpoint(
  { caller: adminOnly, params: rowParam, body: rowChange, response: adminRow },
  ({ caller, params, body }) => updateRow(caller, params.model, params.id, body),
);
