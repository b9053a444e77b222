import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";

/** Ends an address at once; a new one for the same plan is another address. */
export async function removeCalendar({ userId }: { userId: string }, id: string): Promise<void> {
  const { count } = await db.calendarFeed.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("calendar");
}
