import { type FormEvent, useState } from "react";
import { recipesWords } from "@/components/meal-plan/plan-words";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { dateOf, daysOf, weekdayOf } from "@/lib/meal-plan/week";
import type { PlanWire } from "@/lib/schemas/meal-plan";

type ListDialogProps = {
  plan: PlanWire;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onPut: (days: string[]) => void;
};

/** Which days to shop for. */
export function ListDialog({ plan, open, busy, onClose, onPut }: ListDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const planned = (day: string) => plan.entries.filter((entry) => entry.day === day && !entry.is_note).length;
  const days = daysOf(plan.week).filter((day) => planned(day) > 0);
  const chosen = days.filter((day) => !left.has(day));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !busy) onPut(chosen);
  };
  const toggle = (day: string) =>
    setLeft((before) => new Set(before.has(day) ? [...before].filter((each) => each !== day) : [...before, day]));
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open={open} title="Which days do you shop for?">
      <form className="grid gap-4" onSubmit={submit}>
        <div className="grid">
          {days.map((day) => (
            <Checkbox
              checked={!left.has(day)}
              key={day}
              label={`${weekdayOf(day)}, ${dateOf(day)}: ${recipesWords(planned(day))}`}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
        <Button busy={busy} disabled={chosen.length === 0} type="submit" variant="primary">
          Put on the grocery list
        </Button>
      </form>
    </Dialog>
  );
}
