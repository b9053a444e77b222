import { liveVisitParams, seenBody } from "@/lib/schemas/live";
import { markSeen } from "@/server/analytics/live/answer-card";
import { endpoint } from "@/server/http/endpoint";
import { mayOrTablet } from "@/server/http/tablet-caller";

export const POST = endpoint(
  { caller: mayOrTablet("live"), params: liveVisitParams, body: seenBody },
  ({ caller, params, body }) => markSeen(caller.owner, params, body),
);
