import { useText } from "#use-text";
import type { KeptPlan, KeptRecipe } from "@/components/offline/kept";
import { CardFit } from "@/components/recipes/card-fit";
import { RuledHeading } from "@/components/ui/ruled-heading";
import { MEAL_WORDS, MEALS } from "@/lib/meal-plan/meals";
import { entriesOf } from "@/lib/meal-plan/plan-changes";
import { dateOf, daysOf, weekdayOf, weekWords } from "@/lib/meal-plan/week";
import type { PlanEntryWire } from "@/lib/schemas/meal-plan";
import { offlineText } from "@/messages/en/offline";
import { planText } from "@/messages/en/plan";
import { offlineAddress } from "./kept-addresses";

type KeptWeekProps = { kept: KeptPlan; recipes: readonly KeptRecipe[]; card: string };

/** The week of a plan that was looked at last. */
export function KeptWeek({ kept: { plan, card: ofCard }, recipes, card }: KeptWeekProps) {
  const t = useText(offlineText);
  const p = useText(planText);
  const days = daysOf(plan.week, plan.starts).filter((day) => plan.entries.some((entry) => entry.day === day));
  if (days.length === 0) return null;
  const id = `week-${plan.household?.id ?? "own"}`;
  const fitOf = ({ recipe_id: recipeId }: PlanEntryWire) =>
    ofCard === card ? plan.recipes.find((each) => each.id === recipeId)?.fit : undefined;
  return (
    <section aria-labelledby={id} className="mb-10">
      <RuledHeading id={id}>
        {plan.household ? t("weekOf", { name: plan.household.name }) : t("yourWeek")},{" "}
        {weekWords(plan.week, t.locale, plan.starts)}
      </RuledHeading>
      <dl className="m-0">
        {days.map((day) => (
          <div className="grid gap-2 border-line border-b py-3 tablet:grid-cols-[10rem_minmax(0,1fr)]" key={day}>
            <dt className="font-semibold">
              {weekdayOf(day, t.locale)} <span className="font-normal text-ink-soft">{dateOf(day, t.locale)}</span>
            </dt>
            {MEALS.flatMap((meal) =>
              entriesOf(plan, { day, meal }).map((entry) => {
                const kept = recipes.find(({ recipe }) => recipe.id === entry.recipe_id);
                return (
                  <dd className="m-0 grid gap-1 tablet:col-start-2" key={entry.id}>
                    <span>
                      <span className="text-ink-soft">{p.known(MEAL_WORDS[meal])}: </span>
                      {kept ? <a href={offlineAddress(kept)}>{entry.title}</a> : entry.title}
                    </span>
                    <CardFit fit={fitOf(entry)} />
                  </dd>
                );
              }),
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
