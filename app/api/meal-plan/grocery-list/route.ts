import { planToListBody, planToListWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { putPlanOnList } from "@/server/meal-plan/put-on-list";

export const POST = endpoint({ caller: signedIn, body: planToListBody, response: planToListWire }, ({ caller, body }) =>
  putPlanOnList(caller, body),
);
