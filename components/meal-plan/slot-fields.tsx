import { SelectField } from "@/components/ui/select-field";
import { MEAL_WORDS, MEALS, type Meal } from "@/lib/meal-plan/meals";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import { dateOf, weekdayOf } from "@/lib/meal-plan/week";

type SlotFieldsProps = { days: readonly string[]; slot: Slot; onChange: (slot: Slot) => void };

/** A day and a meal, chosen from lists. */
export function SlotFields({ days, slot, onChange }: SlotFieldsProps) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <SelectField label="Day" onChange={(event) => onChange({ ...slot, day: event.target.value })} value={slot.day}>
        {days.map((day) => (
          <option key={day} value={day}>
            {weekdayOf(day)}, {dateOf(day)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Meal"
        onChange={(event) => onChange({ ...slot, meal: event.target.value as Meal })}
        value={slot.meal}
      >
        {MEALS.map((meal) => (
          <option key={meal} value={meal}>
            {MEAL_WORDS[meal]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
