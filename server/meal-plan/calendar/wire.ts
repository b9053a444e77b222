import type { CalendarWire } from "@/lib/schemas/meal-calendars";
import type { Prisma } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { calendarFileOf } from "./calendar-key";

export const calendarSelect = {
  id: true,
  createdAt: true,
  lastReadAt: true,
  member: { select: { household: { select: { id: true, name: true } } } },
} as const satisfies Prisma.CalendarFeedSelect;

type CalendarRow = Prisma.CalendarFeedGetPayload<{ select: typeof calendarSelect }>;

export const toCalendarWire = (row: CalendarRow): CalendarWire => ({
  id: row.id,
  household: row.member?.household ?? null,
  url: new URL(`/api/meal-plan/feed/${calendarFileOf(row.id)}`, env.APP_URL).href,
  created_at: row.createdAt.toISOString(),
  last_read_at: row.lastReadAt?.toISOString() ?? null,
});
