import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";

/** Takes a report back, answered or not. 404 for what is not the caller's. */
export async function withdrawReport(userId: string, id: string): Promise<void> {
  const { count } = await db.verdictReport.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("Report");
}
