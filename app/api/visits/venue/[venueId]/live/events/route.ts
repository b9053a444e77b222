import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { keepNotingKitchen } from "@/server/analytics/live/answer-card";
import { loadLiveViews } from "@/server/analytics/live/get-live-view";
import { eventsOf } from "@/server/analytics/live/hub";
import { stillReaches } from "@/server/analytics/live/still-reaches";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { EventsReply } from "@/server/http/reply";

export const GET = endpoint(
  { caller: may("live"), params: venueIdParam, media: "text/event-stream" },
  async ({ caller, params, request }) => {
    const { id } = await getOwnedVenue(caller.owner, params.venueId);
    const channel = { key: `live ${id}`, venueIds: [id], load: loadLiveViews };
    const events = eventsOf(channel, request.signal, keepNotingKitchen(id));
    return new EventsReply(events, () => stillReaches(caller, "live", id));
  },
);
