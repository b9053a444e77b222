import { usageQuery, usageWire } from "@/lib/schemas/usage";
import { getUsage } from "@/server/analytics/usage/get-usage";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: may("applications"), query: usageQuery, response: usageWire },
  ({ caller, query }) => getUsage(caller.owner, query),
);
