import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import type { Meal } from "@/lib/meal-plan/meals";
import { entriesOf, type Slot } from "@/lib/meal-plan/plan-changes";
import type { PlanEntryChanges, PlanRecipeWire, PlanWire } from "@/lib/schemas/meal-plan";

/** A pointer that moves less than this is a click. */
const DRAG_PIXELS = 6;

/** Scrolls only when the pointer is near an edge, because otherwise the target would move away. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.08 } };

/** Prefers an entry below the pointer to the meal that contains it. */
const belowPointer: CollisionDetection = (args) =>
  pointerWithin(args).sort((a, b) => Number(isEntry(b.id)) - Number(isEntry(a.id)));
const isEntry = (id: string | number): boolean => String(id).startsWith("entry|");

type PlanBoardProps = {
  plan: PlanWire | null;
  onMove: (id: string, changes: PlanEntryChanges) => void;
  onPlace: (recipe: PlanRecipeWire, slot: Slot) => void;
  children: ReactNode;
};

/** The area in which entries and recipes are dragged to a meal, or before one of its entries. */
export function PlanBoard({ plan, onMove, onPlace, children }: PlanBoardProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PIXELS } }));
  const [dragged, setDragged] = useState<string | null>(null);
  const onDragStart = ({ active }: DragStartEvent) => setDragged(String(active.data.current?.title ?? ""));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const target = plan && over && targetOf(plan, String(over.id));
    if (!target || String(over.id) === `entry|${active.id}`) return;
    const recipe = active.data.current?.recipe as PlanRecipeWire | undefined;
    if (recipe) return onPlace(recipe, target);
    const { day, meal, before } = target;
    const rest = entriesOf(plan, target).filter((entry) => entry.id !== active.id);
    const index = before === null ? rest.length : rest.findIndex((entry) => entry.id === before);
    onMove(String(active.id), { day, meal, index: index < 0 ? rest.length : index });
  };
  return (
    <DndContext
      autoScroll={AUTO_SCROLL}
      accessibility={{ screenReaderInstructions: { draggable: "" } }}
      collisionDetection={belowPointer}
      id="meal-plan"
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
      onDragStart={onDragStart}
      sensors={sensors}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <p className="w-56 rounded-control border border-ink bg-raised px-3 py-2 font-semibold font-serif shadow-card">
            {dragged}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** `before`: the entry before which it is inserted; null: at the end. */
function targetOf(plan: PlanWire, over: string): (Slot & { before: string | null }) | null {
  const [kind, first = "", second = ""] = over.split("|");
  if (kind === "slot") return { day: first, meal: second as Meal, before: null };
  const entry = plan.entries.find(({ id }) => id === first);
  return entry ? { day: entry.day, meal: entry.meal, before: entry.id } : null;
}
