import { exportDiaryQuery } from "@/lib/schemas/diary";
import { diaryAsCsv } from "@/server/diary/list-entries";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { FileReply } from "@/server/http/reply";
import { UNITS } from "@/server/work/budget";

/** The caller's diary as a table for a doctor. */
export const GET = endpoint(
  { caller: signedIn, query: exportDiaryQuery, cost: () => UNITS.file, media: "text/csv" },
  async ({ caller, query }) =>
    new FileReply(new TextEncoder().encode(await diaryAsCsv(caller, query)), {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="diary.csv"`,
      "Cache-Control": "no-store",
    }),
);
