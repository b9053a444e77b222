import { getActivity } from "@/server/analytics/live/get-activity";
import { eventsOf } from "@/server/analytics/live/hub";
import { areStillAllVenues } from "@/server/analytics/live/still-owner";
import { listAllVenues } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { EventsReply } from "@/server/http/reply";

export const GET = endpoint({ caller: business, media: "text/event-stream" }, async ({ caller, request }) => {
  const venues = await listAllVenues(caller);
  const venueIds = venues.map(({ id }) => id);
  const channel = {
    key: `activity ${venueIds.join()}`,
    venueIds,
    load: async () => [JSON.stringify(await getActivity(venues))],
  };
  return new EventsReply(eventsOf(channel, request.signal), () => areStillAllVenues(caller, venueIds));
});
