import { householdParams } from "@/lib/schemas/household";
import { EVENT_STREAM_HEADERS } from "@/server/analytics/live/event-stream";
import { requireMember } from "@/server/household/access";
import { householdEvents } from "@/server/household/household-events";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { StreamReply } from "@/server/http/reply";

export const GET = endpoint(
  { caller: signedIn, params: householdParams, media: "text/event-stream" },
  async ({ caller, params, request }) => {
    await requireMember(caller, params.id);
    return new StreamReply(householdEvents(caller, params.id, request.signal), EVENT_STREAM_HEADERS);
  },
);
