import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { noteKitchen } from "@/server/analytics/live/answer-card";
import { EVENT_STREAM_HEADERS, eventStream } from "@/server/analytics/live/event-stream";
import { loadLiveViews } from "@/server/analytics/live/get-live-view";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { runInBackground } from "@/server/background";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { StreamReply } from "@/server/http/reply";

export const GET = endpoint(
  { caller: business, params: venueIdParam, media: "text/event-stream" },
  async ({ caller, params, request }) => {
    const { id } = await getOwnedVenue(caller, params.venueId);
    const channel = { key: `live ${id}`, venueIds: [id], load: loadLiveViews };
    const onPulse = () => runInBackground("noting a live view", () => noteKitchen(id));
    return new StreamReply(eventStream(channel, request.signal, onPulse), EVENT_STREAM_HEADERS);
  },
);
