import type { Metadata } from "next";
import { PlanScreen } from "@/components/meal-plan/plan-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { dayOf, isWeek, weekOf } from "@/lib/meal-plan/week";
import { now } from "@/server/clock";
import { listHouseholdNames } from "@/server/household/get-household";
import { getPlan } from "@/server/meal-plan/get-plan";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Meal plan", robots: { index: false } };

type PlanPageProps = { searchParams: Promise<{ week?: string | string[]; household?: string | string[] }> };

/** What the address says wrongly counts as not said: then it is this week, and the reader's own plan. */
export default async function PlanPage({ searchParams }: PlanPageProps) {
  const { week, household } = await searchParams;
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>Meal plan</h1>
        <SignInPrompt title="Please sign in to plan your meals.">
          Your week stands here, with how each dish fits you, and goes to your grocery list with one tap.
        </SignInPrompt>
      </div>
    );
  }
  const shown = typeof week === "string" && isWeek(week) ? week : weekOf(dayOf(now()));
  const caller = { userId: viewer.user.id };
  const households = await listHouseholdNames(caller);
  const chosen = households.find(({ id }) => id === household);
  const plan = await getPlan({ ...caller, householdId: chosen?.id ?? null }, shown);
  return (
    <QueryProvider>
      <PlanScreen households={households} rendered={plan} viewerId={viewer.user.id} />
    </QueryProvider>
  );
}
