import { useDroppable } from "@dnd-kit/core";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { cn } from "@/components/ui/variants";
import { MEAL_WORDS } from "@/lib/meal-plan/meals";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import { planText } from "@/messages/en/plan";
import { slotWords } from "./plan-words";

type PlanSlotProps = { slot: Slot; onAdd: () => void; children: ReactNode };

/** One meal of a day: its entries in order, and a button to add one. */
export function PlanSlot({ slot, onAdd, children }: PlanSlotProps) {
  const t = useText(planText);
  const { setNodeRef, isOver } = useDroppable({ id: `slot|${slot.day}|${slot.meal}` });
  const words = slotWords(t, slot);
  return (
    <div
      className={cn("flex min-w-0 flex-col gap-2 rounded-control p-1", isOver && "bg-sunk outline-2 outline-ink")}
      data-over={isOver || undefined}
      ref={setNodeRef}
    >
      <p aria-hidden="true" className="text-ink-soft text-small wide:hidden">
        {t.known(MEAL_WORDS[slot.meal])}
      </p>
      <ul aria-label={words} className="grid gap-2 empty:hidden">
        {children}
      </ul>
      <button
        aria-label={t("addToWords", { words })}
        className="flex min-h-11 w-full flex-1 cursor-pointer items-center justify-center rounded-control border border-line border-dashed text-ink-soft hover:border-control hover:text-ink"
        onClick={onAdd}
        type="button"
      >
        <Plus size={18} />
      </button>
    </div>
  );
}
