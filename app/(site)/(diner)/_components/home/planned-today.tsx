"use client";

import { useQueries } from "@tanstack/react-query";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { QueryProvider } from "@/components/query/query-provider";
import { CardFit } from "@/components/recipes/card-fit";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { LINKS } from "@/lib/links";
import { dayOf, weekOf } from "@/lib/meal-plan/week";
import { plans } from "@/lib/meal-plan-client";
import type { PlanEntryWire, PlanRecipeWire } from "@/lib/schemas/meal-plan";
import { home } from "@/messages/en/home";
import { HomeHead } from "./home-head";

type PlannedTodayProps = {
  /** The households whose plans are shown below one's own. */
  households: readonly { id: string; name: string }[];
};

/** What is planned for today, by the day of the device, and whom it fits. Nothing while nothing is planned. */
export function PlannedToday({ households }: PlannedTodayProps) {
  const [today, setToday] = useState<string | null>(null);
  // The server does not know the reader's day.
  useEffect(() => setToday(dayOf(new Date())), []);
  return (
    today && (
      <QueryProvider>
        <Planned households={households} today={today} />
      </QueryProvider>
    )
  );
}

function Planned({ households, today }: PlannedTodayProps & { today: string }) {
  const t = useText(home);
  const answers = useQueries({
    queries: [null, ...households.map(({ id }) => id)].map((householdId) => ({
      queryKey: ["planned-today", householdId, today],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        plans.get({ week: weekOf(today), starts: "mon" }, householdId, signal),
    })),
  });
  const planned = answers.flatMap(({ data: plan }) =>
    plan
      ? plan.entries
          .filter(({ day }) => day === today)
          .map((entry) => ({
            entry,
            recipe: plan.recipes.find(({ id }) => id === entry.recipe_id),
            household: plan.household?.name,
          }))
      : [],
  );
  if (planned.length === 0) return null;
  return (
    <section aria-labelledby="home-plan" className="grid gap-2">
      <HomeHead href={LINKS.plan} id="home-plan" more={t("openThePlan")} title={t("plannedToday")} />
      <ul className="m-0 grid list-none p-0">
        {planned.map((each) => (
          <Entry {...each} key={each.entry.id} />
        ))}
      </ul>
    </section>
  );
}

type EntryProps = { entry: PlanEntryWire; recipe: PlanRecipeWire | undefined; household: string | undefined };

function Entry({ entry, recipe, household }: EntryProps) {
  const t = useText(home);
  const meal = { breakfast: t("breakfast"), lunch: t("lunch"), dinner: t("dinner"), snack: t("snack") }[entry.meal];
  const canOpen = recipe && !recipe.is_closed && !recipe.is_variant;
  return (
    <li className="grid gap-0.5 border-0 border-line border-b border-solid py-2.5">
      <span className="text-ink-soft text-small">{household ? `${meal}, ${household}` : meal}</span>
      <span className="font-semibold [overflow-wrap:anywhere]">
        {canOpen ? (
          <Link href={recipeAddress(recipe.id)} prefetch={false}>
            {recipe.title}
          </Link>
        ) : (
          (recipe?.title ?? entry.title)
        )}
      </span>
      {recipe && <CardFit fit={recipe.fit} />}
    </li>
  );
}
