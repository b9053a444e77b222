import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";

/** Deletes a report of the caller, whether it was answered or not. Errors: 404 for anybody else's report. */
export async function withdrawReport(userId: string, id: string): Promise<void> {
  const { count } = await db.verdictReport.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("report");
}
