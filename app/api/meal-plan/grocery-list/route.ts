import { planToListBody, planToListWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { putPlanOnList } from "@/server/meal-plan/put-on-list";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  { caller: signedIn, body: planToListBody, cost: () => UNITS.plan, response: planToListWire },
  ({ caller, body }) => putPlanOnList(caller, body),
);
