import { usageQuery, usageWire } from "@/lib/schemas/usage";
import { getUsage } from "@/server/analytics/usage/get-usage";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: business, query: usageQuery, response: usageWire }, ({ caller, query }) =>
  getUsage(caller, query),
);
