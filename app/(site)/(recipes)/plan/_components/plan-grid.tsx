import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { MEAL_WORDS, MEALS } from "@/lib/meal-plan/meals";
import { type Direction, entriesOf, type Slot } from "@/lib/meal-plan/plan-changes";
import { dateOf, daysOf, weekdayOf } from "@/lib/meal-plan/week";
import type { PlanEntryWire, PlanWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";
import { PlanEntry } from "./plan-entry";
import { PlanSlot } from "./plan-slot";

const COLUMNS = "wide:grid wide:grid-cols-[7rem_repeat(4,minmax(0,1fr))] wide:gap-3";

type PlanGridProps = {
  plan: PlanWire;
  /** In the reader's own calendar; null until the page knows it. */
  today: string | null;
  focused: string | null;
  onAdd: (slot: Slot) => void;
  onStep: (id: string, direction: Direction) => void;
  onEdit: (entry: PlanEntryWire) => void;
};

/** The week as a table with a row for each day and a column for each meal; on narrow screens one below the other. */
export function PlanGrid({ plan, today, focused, onAdd, onStep, onEdit }: PlanGridProps) {
  const t = useText(planText);
  const recipes = new Map(plan.recipes.map((recipe) => [recipe.id, recipe]));
  return (
    <div>
      <div aria-hidden="true" className={cn("hidden border-ink border-b pb-2 text-ink-soft text-small", COLUMNS)}>
        <span />
        {MEALS.map((meal) => (
          <span className="px-1" key={meal}>
            {t.known(MEAL_WORDS[meal])}
          </span>
        ))}
      </div>
      {daysOf(plan.week, plan.starts).map((day) => (
        <section
          aria-labelledby={`day-${day}`}
          className={cn("border-line border-b py-3", COLUMNS, day === today && "bg-sunk")}
          key={day}
        >
          <h2 className="mb-2 scroll-mt-24 font-serif text-step-1 leading-tight wide:pt-2" id={`day-${day}`}>
            {weekdayOf(day, t.locale)}
            <span className="ms-2 font-sans font-normal text-ink-soft text-small wide:ms-0 wide:block">
              {dateOf(day, t.locale)}
              {day === today && t("isToday")}
            </span>
          </h2>
          <div className="grid gap-3 tablet:grid-cols-2 wide:contents">
            {MEALS.map((meal) => (
              <PlanSlot key={meal} onAdd={() => onAdd({ day, meal })} slot={{ day, meal }}>
                {entriesOf(plan, { day, meal }).map((entry) => (
                  <PlanEntry
                    entry={entry}
                    key={entry.id}
                    onEdit={() => onEdit(entry)}
                    onStep={(direction) => onStep(entry.id, direction)}
                    recipe={entry.recipe_id === null ? undefined : recipes.get(entry.recipe_id)}
                    takesFocus={focused === entry.id}
                  />
                ))}
              </PlanSlot>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
