import { planRecipesQuery, planRecipesWire } from "@/lib/schemas/meal-plan";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { findRecipesForPlan } from "@/server/meal-plan/find-recipes";

export const GET = endpoint(
  { caller: signedIn, query: planRecipesQuery, response: planRecipesWire },
  ({ caller, query }) => findRecipesForPlan(caller, query.text),
);
