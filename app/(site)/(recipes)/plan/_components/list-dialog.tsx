import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FIELD_LABEL } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { cn } from "@/components/ui/variants";
import { dateOf, daysOf, weekdayOf } from "@/lib/meal-plan/week";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";
import type { ServingsFor } from "./use-plan-actions";

const FOR = [
  { value: "planned", label: "As planned" },
  { value: "one", label: "One" },
  { value: "all", label: "All of us" },
] as const satisfies readonly { value: ServingsFor; label: string }[];

type ListDialogProps = {
  plan: PlanWire;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onPut: (choice: { days: string[]; servings_for: ServingsFor }) => void;
};

/** Which days to shop for. */
export function ListDialog({ plan, open, busy, onClose, onPut }: ListDialogProps) {
  const t = useText(planText);
  const [servingsFor, setServingsFor] = useState<ServingsFor>("planned");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const planned = (day: string) => plan.entries.filter((entry) => entry.day === day && !entry.is_note).length;
  const days = daysOf(plan.week, plan.starts).filter((day) => planned(day) > 0);
  const chosen = days.filter((day) => !left.has(day));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !busy) onPut({ days: chosen, servings_for: servingsFor });
  };
  const toggle = (day: string) =>
    setLeft((before) => new Set(before.has(day) ? [...before].filter((each) => each !== day) : [...before, day]));
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open={open} title={t("shopDays")}>
      <form className="grid gap-4" onSubmit={submit}>
        <div className="grid">
          {days.map((day) => (
            <Checkbox
              checked={!left.has(day)}
              key={day}
              label={t("dayRecipes", {
                day: weekdayOf(day, t.locale),
                date: dateOf(day, t.locale),
                count: planned(day),
              })}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
        <div className="grid gap-2">
          <p className={cn(FIELD_LABEL, "m-0")}>{t("eachDishFor")}</p>
          <SegmentedControl
            label={t("eachDishFor")}
            onChange={setServingsFor}
            options={FOR.map(({ value, label }) => ({ value, label: t.known(label) }))}
            value={servingsFor}
            wide
          />
        </div>
        <Button busy={busy} disabled={chosen.length === 0} type="submit" variant="primary">
          {t("putOnTheGrocery")}
        </Button>
      </form>
    </Dialog>
  );
}
