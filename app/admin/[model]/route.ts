import { adminRow, listRowsQuery, modelParam, newRow, rowPage } from "@/lib/schemas/admin";
import { createRow } from "@/server/admin/rows/create-row";
import { listRows } from "@/server/admin/rows/list-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: adminOnly, params: modelParam, query: listRowsQuery, response: rowPage },
  ({ params, query }) => listRows(params.model, query),
);

export const POST = endpoint(
  { caller: adminOnly, params: modelParam, body: newRow, response: adminRow, status: 201 },
  ({ caller, params, body }) => createRow(caller, params.model, body),
);
