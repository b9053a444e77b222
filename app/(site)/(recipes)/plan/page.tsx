import { headers } from "next/headers";
import { getText, titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { dayOf, isWeek, weekOf } from "@/lib/meal-plan/week";
import { weekStartOf } from "@/lib/meal-plan/week-start";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { now } from "@/server/clock";
import { listHouseholdNames } from "@/server/household/get-household";
import { getPlan } from "@/server/meal-plan/get-plan";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { PlanScreen } from "./_components/plan-screen";

export const generateMetadata = titled(recipePagesText, "mealPlan", { robots: { index: false } });

type PlanPageProps = { searchParams: Promise<{ week?: string | string[]; household?: string | string[] }> };

/** Invalid parameters are ignored: the page then shows this week of the reader's own plan. */
export default async function PlanPage({ searchParams }: PlanPageProps) {
  const t = await getText(recipePagesText);
  const { week, household } = await searchParams;
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>{t("mealPlan")}</h1>
        <SignInPrompt title={t("signInToPlan")}>{t("planSummary")}</SignInPrompt>
      </div>
    );
  }
  const starts = weekStartOf((await headers()).get("accept-language"));
  const shown = typeof week === "string" && isWeek(week) ? week : weekOf(dayOf(now()), starts);
  const caller = { userId: viewer.user.id };
  const households = await listHouseholdNames(caller);
  const chosen = households.find(({ id }) => id === household);
  const [plan, checkedFor] = await Promise.all([
    getPlan({ ...caller, householdId: chosen?.id ?? null }, shown, starts),
    getCheckedFor(caller),
  ]);
  return (
    <QueryProvider>
      <PlanScreen checkedFor={checkedFor} households={households} rendered={plan} viewerId={viewer.user.id} />
    </QueryProvider>
  );
}
