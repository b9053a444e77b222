import { CalendarDays, ChevronLeft, ChevronRight, Copy, House, ShoppingBasket, Users } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/variants";
import { LINKS } from "@/lib/links";
import { type WeekStart, weekAfter, weekWords } from "@/lib/meal-plan/week";
import type { HouseholdNameWire } from "@/lib/schemas/household";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";

/** The address of the plan of a household, or of the person's own. */
export const planAddress = (week: string, householdId?: string | null): string =>
  `${LINKS.plan}?${new URLSearchParams({ week, ...(householdId ? { household: householdId } : {}) })}`;

type PlanHeadProps = {
  week: string;
  starts: WeekStart;
  thisWeek: string | null;
  households: readonly HouseholdNameWire[];
  householdId: string | null;
  plan: PlanWire | null;
  busy: boolean;
  onPut: () => void;
  onChooseDays: () => void;
  onCopy: () => void;
  onCalendar: () => void;
};

/** The name of the week, links to other weeks, and actions on the whole week. */
export function PlanHead(props: PlanHeadProps) {
  const t = useText(planText);
  const { week, starts, thisWeek, plan, busy, onPut, onChooseDays, onCopy, onCalendar, households, householdId } =
    props;
  const hasRecipes = plan?.entries.some(({ is_note: isNote }) => !isNote) ?? false;
  return (
    <header className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{t("mealPlan")}</h1>
          <p className="mt-2 text-ink-soft">{weekWords(week, t.locale, starts)}</p>
        </div>
        <nav aria-label={t("weeks")} className="flex gap-2">
          <ButtonLink
            aria-label={t("weekBefore")}
            href={planAddress(weekAfter(week, -1), householdId)}
            prefetch={false}
            size="sm"
          >
            <ChevronLeft size={20} />
          </ButtonLink>
          {thisWeek && thisWeek !== week && (
            <ButtonLink href={planAddress(thisWeek, householdId)} prefetch={false} size="sm">
              {t("thisWeek")}
            </ButtonLink>
          )}
          <ButtonLink
            aria-label={t("weekAfter")}
            href={planAddress(weekAfter(week, 1), householdId)}
            prefetch={false}
            size="sm"
          >
            <ChevronRight size={20} />
          </ButtonLink>
        </nav>
      </div>
      {households.length > 0 && (
        <nav aria-label={t("whosePlan")}>
          <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
            {[{ id: null, name: t("onlyMine") }, ...households].map(({ id, name }) => (
              <li key={id ?? "own"}>
                <Link
                  aria-current={id === householdId ? "page" : undefined}
                  className={cn(
                    "inline-flex min-h-11 items-center rounded-control border border-line border-solid px-4 no-underline",
                    id === householdId ? "border-ink bg-ink text-paper" : "bg-raised text-ink",
                  )}
                  href={planAddress(week, id)}
                  prefetch={false}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={!hasRecipes} onClick={onPut} size="sm" variant="primary">
          <ShoppingBasket size={20} />
          {t("putOnTheGrocery")}
        </Button>
        <Button disabled={!hasRecipes} onClick={onChooseDays} size="sm">
          {t("chooseDays")}
        </Button>
        <Button disabled={!plan || plan.entries.length === 0} onClick={onCopy} size="sm">
          <Copy size={18} />
          {t("copyWeek5")}
        </Button>
        <Button aria-haspopup="dialog" onClick={onCalendar} size="sm">
          <CalendarDays size={18} />
          {t("inCalendar")}
        </Button>
        {householdId === null && (
          <ButtonLink href={LINKS.planTable} prefetch={false} size="sm">
            <Users size={18} />
            {t("atYourTable")}
          </ButtonLink>
        )}
        <ButtonLink href={LINKS.household} prefetch={false} size="sm">
          <House size={18} />
          {t("household")}
        </ButtonLink>
      </div>
    </header>
  );
}
