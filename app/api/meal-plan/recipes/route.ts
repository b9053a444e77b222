import { planRecipesQuery, planRecipesWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { openPlan } from "@/server/meal-plan/access";
import { findRecipesForPlan } from "@/server/meal-plan/find-recipes";

export const GET = endpoint(
  { caller: signedIn, query: planRecipesQuery, response: planRecipesWire },
  async ({ caller, query }) => findRecipesForPlan(await openPlan(caller, query.household_id), query.text),
);
