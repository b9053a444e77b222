import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { keepNotingKitchen } from "@/server/analytics/live/answer-card";
import { loadLiveViews } from "@/server/analytics/live/get-live-view";
import { eventsOf } from "@/server/analytics/live/hub";
import { stillOwns } from "@/server/analytics/live/still-owner";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { EventsReply } from "@/server/http/reply";

export const GET = endpoint(
  { caller: business, params: venueIdParam, media: "text/event-stream" },
  async ({ caller, params, request }) => {
    const { id } = await getOwnedVenue(caller, params.venueId);
    const channel = { key: `live ${id}`, venueIds: [id], load: loadLiveViews };
    const events = eventsOf(channel, request.signal, keepNotingKitchen(id));
    return new EventsReply(events, () => stillOwns(caller, id));
  },
);
