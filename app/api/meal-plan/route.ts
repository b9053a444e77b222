import { planWeekQuery, planWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { openPlan } from "@/server/meal-plan/access";
import { getPlan } from "@/server/meal-plan/get-plan";

export const GET = endpoint({ caller: signedIn, query: planWeekQuery, response: planWire }, async ({ caller, query }) =>
  getPlan(await openPlan(caller, query.household_id), query.week, query.starts),
);
