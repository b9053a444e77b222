import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { keepNotingKitchen } from "@/server/analytics/live/answer-card";
import { loadLiveViews } from "@/server/analytics/live/get-live-view";
import { eventsOf } from "@/server/analytics/live/hub";
import { stillReaches } from "@/server/analytics/live/still-reaches";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { endpoint } from "@/server/http/endpoint";
import { EventsReply } from "@/server/http/reply";
import { mayOrTablet } from "@/server/http/tablet-caller";
import { noteTablet } from "@/server/team/tablets";

export const GET = endpoint(
  { caller: mayOrTablet("live"), params: venueIdParam, media: "text/event-stream" },
  async ({ caller, params, request }) => {
    const { id } = await getOwnedVenue(caller.owner, params.venueId);
    const channel = { key: `live ${id}`, venueIds: [id], load: loadLiveViews };
    const noted = caller.kind === "tablet" ? () => noteTablet(caller.tablet.id) : undefined;
    const events = eventsOf(channel, request.signal, keepNotingKitchen(id, noted));
    // Of a tablet the rule itself asks again: it is gone with its venue.
    return new EventsReply(events, async () => caller.kind === "tablet" || stillReaches(caller, "live", id));
  },
);
