import { platformStatsWire } from "@/lib/schemas/analytics";
import { getPlatformStats } from "@/server/analytics/get-platform-stats";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const dynamic = "force-dynamic";

export const GET = endpoint({ caller: anyone, response: platformStatsWire }, () => getPlatformStats());
