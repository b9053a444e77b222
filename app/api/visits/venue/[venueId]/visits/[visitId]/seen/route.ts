import { liveVisitParams, seenBody } from "@/lib/schemas/live";
import { markSeen } from "@/server/analytics/live/answer-card";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: business, params: liveVisitParams, body: seenBody },
  ({ caller, params, body }) => markSeen(caller, params, body),
);
