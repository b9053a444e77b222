import { listRowsQuery, modelParam } from "@/lib/schemas/admin";
import { exportRows } from "@/server/admin/rows/export-rows";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";

/** Beyond the documents: the filtered rows as a file. */
export const GET = endpoint(
  { caller: adminOnly, params: modelParam, query: listRowsQuery, media: "text/csv" },
  async ({ params, query }) => {
    const { text, fileName } = await exportRows(params.model, query);
    return new FileReply(new TextEncoder().encode(text), {
      "Content-Type": query.format === "csv" ? "text/csv; charset=utf-8" : "application/json",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    });
  },
);
