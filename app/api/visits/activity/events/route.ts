import { getActivity } from "@/server/analytics/live/get-activity";
import { eventsOf } from "@/server/analytics/live/hub";
import { areStillAllVenues } from "@/server/analytics/live/still-reaches";
import { listAllVenues } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { EventsReply } from "@/server/http/reply";

export const GET = endpoint({ caller: may("guests"), media: "text/event-stream" }, async ({ caller, request }) => {
  const venues = await listAllVenues(caller.owner);
  const venueIds = venues.map(({ id }) => id);
  const channel = {
    key: `activity ${venueIds.join()}`,
    venueIds,
    load: async () => [JSON.stringify(await getActivity(venues))],
  };
  return new EventsReply(eventsOf(channel, request.signal), () => areStillAllVenues(caller, "guests", venueIds));
});
