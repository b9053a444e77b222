import type { CalendarWire } from "@/lib/schemas/meal-calendars";
import { db } from "@/server/db/client";
import { calendarSelect, toCalendarWire } from "./wire";

/** The caller's calendars, one for each plan at most. */
export async function listCalendars({ userId }: { userId: string }): Promise<CalendarWire[]> {
  const rows = await db.calendarFeed.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: calendarSelect,
  });
  return rows.map(toCalendarWire);
}
