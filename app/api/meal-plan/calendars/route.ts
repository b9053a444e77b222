import { z } from "zod";
import { calendarBody, calendarWire } from "@/lib/schemas/meal-calendars";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createCalendar } from "@/server/meal-plan/calendar/create-calendar";
import { listCalendars } from "@/server/meal-plan/calendar/list-calendars";

export const GET = endpoint({ caller: signedIn, response: z.array(calendarWire) }, ({ caller }) =>
  listCalendars(caller),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("share_link_user")],
    body: calendarBody,
    response: calendarWire,
    status: 201,
  },
  ({ caller, body }) => createCalendar(caller, body),
);
