import { planWeekQuery, planWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getPlan } from "@/server/meal-plan/get-plan";

export const GET = endpoint({ caller: signedIn, query: planWeekQuery, response: planWire }, ({ caller, query }) =>
  getPlan(caller, query.week),
);
