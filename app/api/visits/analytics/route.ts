import { visitAnalyticsQuery, visitAnalyticsWire } from "@/lib/schemas/visit-analytics";
import { getVisitAnalytics } from "@/server/analytics/visits/get-visit-analytics";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: business, query: visitAnalyticsQuery, response: visitAnalyticsWire },
  ({ caller, query }) => getVisitAnalytics(caller, query),
);
