import { EVENT_STREAM_HEADERS, eventStream } from "@/server/analytics/live/event-stream";
import { getActivity } from "@/server/analytics/live/get-activity";
import { listAllVenues } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { StreamReply } from "@/server/http/reply";

export const GET = endpoint({ caller: business, media: "text/event-stream" }, async ({ caller, request }) => {
  const venues = await listAllVenues(caller);
  const channel = {
    key: `activity ${venues.map(({ id }) => id).join()}`,
    venueIds: venues.map(({ id }) => id),
    load: async () => [JSON.stringify(await getActivity(venues))],
  };
  return new StreamReply(eventStream(channel, request.signal), EVENT_STREAM_HEADERS);
});
