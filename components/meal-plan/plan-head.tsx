import { ChevronLeft, ChevronRight, Copy, ShoppingBasket, Users } from "lucide-react";
import { Button, ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";
import { weekAfter, weekWords } from "@/lib/meal-plan/week";
import type { PlanWire } from "@/lib/schemas/meal-plan";

export const planAddress = (week: string): string => `${LINKS.plan}?week=${week}`;

type PlanHeadProps = {
  week: string;
  thisWeek: string | null;
  plan: PlanWire | null;
  busy: boolean;
  onPut: () => void;
  onChooseDays: () => void;
  onCopy: () => void;
};

/** Which week it is, the way to the others, and what can be done with all of it. */
export function PlanHead({ week, thisWeek, plan, busy, onPut, onChooseDays, onCopy }: PlanHeadProps) {
  const hasRecipes = plan?.entries.some(({ is_note: isNote }) => !isNote) ?? false;
  return (
    <header className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>Meal plan</h1>
          <p className="mt-2 text-ink-soft">{weekWords(week)}</p>
        </div>
        <nav aria-label="Weeks" className="flex gap-2">
          <ButtonLink aria-label="Week before" href={planAddress(weekAfter(week, -1))} prefetch={false} size="sm">
            <ChevronLeft size={20} />
          </ButtonLink>
          {thisWeek && thisWeek !== week && (
            <ButtonLink href={planAddress(thisWeek)} prefetch={false} size="sm">
              This week
            </ButtonLink>
          )}
          <ButtonLink aria-label="Week after" href={planAddress(weekAfter(week, 1))} prefetch={false} size="sm">
            <ChevronRight size={20} />
          </ButtonLink>
        </nav>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={!hasRecipes} onClick={onPut} size="sm" variant="primary">
          <ShoppingBasket size={20} />
          Put on the grocery list
        </Button>
        <Button disabled={!hasRecipes} onClick={onChooseDays} size="sm">
          Choose days
        </Button>
        <Button disabled={!plan || plan.entries.length === 0} onClick={onCopy} size="sm">
          <Copy size={18} />
          Copy week
        </Button>
        <ButtonLink href={LINKS.planTable} prefetch={false} size="sm">
          <Users size={18} />
          At your table
        </ButtonLink>
      </div>
    </header>
  );
}
