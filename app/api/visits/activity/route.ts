import { activityWire } from "@/lib/schemas/visit-analytics";
import { listActivityOf } from "@/server/analytics/live/get-activity";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint({ caller: may("guests"), response: activityWire }, ({ caller }) =>
  listActivityOf(caller.owner),
);
