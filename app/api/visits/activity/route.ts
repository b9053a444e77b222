import { activityWire } from "@/lib/schemas/visit-analytics";
import { listActivityOf } from "@/server/analytics/live/get-activity";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: business, response: activityWire }, ({ caller }) => listActivityOf(caller));
