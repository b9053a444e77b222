import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import type { CalendarBody, CalendarWire } from "@/lib/schemas/meal-calendars";
import { lockSignedIn } from "@/server/auth/lock-signed-in";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { requireMember } from "@/server/household/access";
import { requesterLocale } from "@/server/work/requester";
import { calendarSelect, toCalendarWire } from "./wire";

/**
 * The address of a plan for calendar applications. A plan has one for each of its readers: created again, it is the
 * one that is there. Errors: 404 for a household that the caller is not a member of.
 */
export const createCalendar = (
  caller: { userId: string; signInId: string },
  { household_id: householdId }: CalendarBody,
): Promise<CalendarWire> =>
  db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    if (householdId !== null) await requireMember(caller, householdId, tx);
    const plan = { userId: caller.userId, householdId };
    const existing = await tx.calendarFeed.findFirst({ where: plan, select: calendarSelect });
    if (existing) return toCalendarWire(existing);
    const locale = requesterLocale() ?? DEFAULT_LOCALE;
    const data = { ...plan, locale, createdAt: now() };
    return toCalendarWire(await tx.calendarFeed.create({ data, select: calendarSelect }));
  });
