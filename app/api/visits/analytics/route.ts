import { visitAnalyticsQuery, visitAnalyticsWire } from "@/lib/schemas/visit-analytics";
import { getVisitAnalytics } from "@/server/analytics/visits/get-visit-analytics";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: may("figures"), query: visitAnalyticsQuery, response: visitAnalyticsWire },
  ({ caller, query }) => getVisitAnalytics(caller.owner, query),
);
