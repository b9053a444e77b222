import { calendarParams } from "@/lib/schemas/meal-calendars";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { FileReply } from "@/server/http/reply";
import { readCalendar } from "@/server/meal-plan/calendar/read-calendar";

/** A calendar application asks again and again: what has not changed is answered without a body (RFC 9110 13.1.2). */
export const GET = endpoint(
  { caller: anyone, limits: [perAddress("calendar_address")], params: calendarParams, media: "text/calendar" },
  async ({ params, request }) => {
    const { bytes, etag } = await readCalendar(params.key);
    const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
    if (request.headers.get("if-none-match") === etag) return new FileReply(null, headers, 304);
    return new FileReply(bytes, {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="meal-plan.ics"',
    });
  },
);
