import { useText } from "#use-text";
import { SelectField } from "@/components/ui/select-field";
import { MEAL_WORDS, MEALS, type Meal } from "@/lib/meal-plan/meals";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import { dateOf, weekdayOf } from "@/lib/meal-plan/week";
import { planText } from "@/messages/en/plan";

type SlotFieldsProps = { days: readonly string[]; slot: Slot; onChange: (slot: Slot) => void };

/** A day and a meal, chosen from lists. */
export function SlotFields({ days, slot, onChange }: SlotFieldsProps) {
  const t = useText(planText);
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <SelectField
        label={t("day")}
        onChange={(event) => onChange({ ...slot, day: event.target.value })}
        value={slot.day}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {weekdayOf(day, t.locale)}, {dateOf(day, t.locale)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("meal")}
        onChange={(event) => onChange({ ...slot, meal: event.target.value as Meal })}
        value={slot.meal}
      >
        {MEALS.map((meal) => (
          <option key={meal} value={meal}>
            {t.known(MEAL_WORDS[meal])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
