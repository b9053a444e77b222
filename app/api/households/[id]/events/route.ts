import { householdParams } from "@/lib/schemas/household";
import { requireMember } from "@/server/household/access";
import { householdEvents } from "@/server/household/household-events";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { EventsReply } from "@/server/http/reply";

export const GET = endpoint(
  { caller: signedIn, params: householdParams, media: "text/event-stream" },
  async ({ caller, params, request }) => {
    await requireMember(caller, params.id);
    return new EventsReply(householdEvents(caller, params.id, request.signal));
  },
);
