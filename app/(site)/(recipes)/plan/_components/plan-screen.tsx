"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { ForWhom } from "@/components/recipes/for-whom";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToday } from "@/components/ui/use-today";
import { type Direction, type Slot, stepOf } from "@/lib/meal-plan/plan-changes";
import { daysOf, weekOf } from "@/lib/meal-plan/week";
import type { HouseholdNameWire } from "@/lib/schemas/household";
import type { PlanEntryWire, PlanRecipeWire, PlanWire } from "@/lib/schemas/meal-plan";
import type { CheckedForWire } from "@/lib/schemas/recipe-judgement";
import { planText } from "@/messages/en/plan";
import { AddDialog, PlaceDialog } from "./add-dialog";
import { CalendarDialog } from "./calendar-dialog";
import { CopyDialog } from "./copy-dialog";
import { EntryDialog } from "./entry-dialog";
import { ListDialog } from "./list-dialog";
import { PlanBoard } from "./plan-board";
import { PlanGrid } from "./plan-grid";
import { PlanHead } from "./plan-head";
import { slotWords } from "./plan-words";
import { RecipeFinder } from "./recipe-finder";
import { useKeptPlan } from "./use-kept-plan";
import { usePlan } from "./use-plan";
import { usePlanActions } from "./use-plan-actions";
import { WeekBalance } from "./week-balance";

type PlanScreenProps = {
  viewerId: string;
  rendered: PlanWire;
  households: readonly HouseholdNameWire[];
  /** For whom the recipes of the plan are checked. */
  checkedFor: CheckedForWire;
};
type OpenDialog = "days" | "copy" | "calendar" | null;

/** A week of meals: recipes and notes, placed with a pointer or by keyboard. */
export function PlanScreen({ viewerId, rendered, households, checkedFor }: PlanScreenProps) {
  const t = useText(planText);
  const { week, starts } = rendered;
  const days = daysOf(week, starts);
  const householdId = rendered.household?.id ?? null;
  const plan = usePlan(rendered);
  const { busy, putOnList, copyTo } = usePlanActions(rendered, viewerId, plan.refresh);
  const today = useToday();
  useKeptPlan(viewerId, plan.plan);
  useOpensOn(today);
  const [addingTo, setAddingTo] = useState<Slot | null>(null);
  const [placing, setPlacing] = useState<PlanRecipeWire | null>(null);
  const [edited, setEdited] = useState<PlanEntryWire | null>(null);
  const [openDialog, setAsked] = useState<OpenDialog>(null);
  const [moved, setMoved] = useState<{ id: string; words: string } | null>(null);

  const step = (id: string, direction: Direction) => {
    const target = plan.plan && stepOf(plan.plan, id, direction);
    const title = plan.plan?.entries.find((entry) => entry.id === id)?.title;
    if (!target) return;
    setMoved({ id, words: `${title}: ${slotWords(t, target)}` });
    plan.change(id, target);
  };

  return (
    <div className="wrap py-8">
      <ForWhom className="mb-4" rendered={checkedFor} />
      <PlanHead
        busy={busy === "list"}
        households={households}
        householdId={householdId}
        onCalendar={() => setAsked("calendar")}
        onChooseDays={() => setAsked("days")}
        onCopy={() => setAsked("copy")}
        onPut={() => void putOnList()}
        plan={plan.plan}
        thisWeek={today && weekOf(today, starts)}
        week={week}
        starts={starts}
      />
      <p className="sr-only" role="status">
        {moved?.words}
      </p>
      {!plan.plan && plan.isFailed && (
        <ErrorState onRetry={plan.retry} title={t("planNotLoaded")}>
          {t("nothingLost")}
        </ErrorState>
      )}
      {!plan.plan && !plan.isFailed && <PlanSkeleton />}
      {plan.plan && (
        <PlanBoard onMove={plan.change} onPlace={plan.addRecipe} plan={plan.plan}>
          <div className="full:grid full:grid-cols-[minmax(0,1fr)_18rem] full:gap-8">
            <PlanGrid
              focused={moved?.id ?? null}
              onAdd={setAddingTo}
              onEdit={setEdited}
              onStep={step}
              plan={plan.plan}
              today={today}
            />
            <aside aria-label={t("recipesToPlan")} className="hidden full:block">
              <div className="sticky top-24 max-h-[calc(100vh-7rem)] overflow-y-auto px-1 pb-4">
                <RecipeFinder householdId={householdId} isShelf onChoose={setPlacing} />
              </div>
            </aside>
          </div>
          <WeekBalance plan={plan.plan} />
          <AddDialog
            checkedFor={checkedFor}
            householdId={householdId}
            onClose={() => setAddingTo(null)}
            onNote={plan.addNote}
            onRecipe={plan.addRecipe}
            slot={addingTo}
          />
        </PlanBoard>
      )}
      <PlaceDialog
        days={days}
        onClose={() => setPlacing(null)}
        onPlace={plan.addRecipe}
        recipe={placing}
        today={today}
      />
      <EntryDialog
        days={days}
        entry={edited}
        onChange={(changes) => edited && plan.change(edited.id, changes)}
        onClose={() => setEdited(null)}
        onRemove={() => edited && plan.remove(edited.id)}
      />
      {plan.plan && (
        <ListDialog
          busy={busy === "list"}
          onClose={() => setAsked(null)}
          onPut={(choice) => void putOnList(choice).then(() => setAsked(null))}
          open={openDialog === "days"}
          plan={plan.plan}
        />
      )}
      <CalendarDialog
        household={rendered.household ?? null}
        onClose={() => setAsked(null)}
        open={openDialog === "calendar"}
      />
      <CopyDialog
        busy={busy === "copy"}
        key={week}
        onClose={() => setAsked(null)}
        onCopy={(to) => void copyTo(to).then(() => setAsked(null))}
        open={openDialog === "copy"}
        starts={starts}
        week={week}
      />
    </div>
  );
}

/** Shows today first where the days stand one below the other, to whoever has not scrolled yet and chose no week. */
function useOpensOn(today: string | null): void {
  useEffect(() => {
    const isChosen = new URLSearchParams(location.search).has("week");
    if (today && !isChosen && window.scrollY === 0) scrollToDay(today);
  }, [today]);
}

function scrollToDay(day: string): void {
  const row = document.getElementById(`day-${day}`);
  if (row && row.getBoundingClientRect().bottom > window.innerHeight) row.scrollIntoView({ block: "start" });
}

function PlanSkeleton() {
  const t = useText(planText);
  return (
    <SkeletonGroup label={t("thePlanIsLoading")}>
      <div className="grid gap-3">
        {["a", "b", "c", "d", "e", "f", "g"].map((day) => (
          <Skeleton height="72px" key={day} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
