import { liveVisitParams, seenBody } from "@/lib/schemas/live";
import { markSeen } from "@/server/analytics/live/answer-card";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: may("live"), params: liveVisitParams, body: seenBody },
  ({ caller, params, body }) => markSeen(caller.owner, params, body),
);
