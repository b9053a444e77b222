import { useDraggable, useDroppable } from "@dnd-kit/core";
import { GripVertical, NotebookPen, Pencil } from "lucide-react";
import Link from "next/link";
import { type KeyboardEvent, useCallback } from "react";
import { slotWords } from "@/components/meal-plan/plan-words";
import { CardFit } from "@/components/recipes/card-fit";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { cardTimeText, servingsWord } from "@/components/recipes/recipe-words";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/components/ui/variants";
import type { Direction } from "@/lib/meal-plan/plan-changes";
import type { PlanEntryWire, PlanRecipeWire } from "@/lib/schemas/meal-plan";

const KEYS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

type PlanEntryProps = {
  entry: PlanEntryWire;
  /** Absent: a note, or a recipe that this person may not read any more. */
  recipe: PlanRecipeWire | undefined;
  onStep: (direction: Direction) => void;
  onEdit: () => void;
  /** It has just been moved by a key: its handle takes the focus where it now stands. */
  takesFocus: boolean;
};

/** One entry of a meal. Its handle is dragged with any pointer, or moves it with the arrow keys. */
export function PlanEntry({ entry, recipe, onStep, onEdit, takesFocus }: PlanEntryProps) {
  const drop = useDroppable({ id: `entry|${entry.id}` });
  const drag = useDraggable({ id: entry.id, data: { title: entry.title } });
  const focus = useCallback(
    (element: HTMLButtonElement | null) => {
      if (takesFocus) element?.focus();
    },
    [takesFocus],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!direction) return;
    event.preventDefault();
    onStep(direction);
  };
  const place = `${entry.title}, ${slotWords(entry)}`;
  return (
    <li
      className={cn(
        "flex items-start gap-1 rounded-control border border-line bg-raised py-1 pl-3",
        entry.is_note && "border-dashed bg-transparent",
        drag.isDragging && "opacity-40",
        drop.isOver && "shadow-[0_-3px_0_0_var(--herb)]",
      )}
      ref={drop.setNodeRef}
    >
      <div className="min-w-0 flex-1 py-2">
        <EntryTitle entry={entry} recipe={recipe} />
        <EntryFacts entry={entry} recipe={recipe} />
        <CardFit fit={recipe?.fit} />
      </div>
      <div className="flex flex-col">
        <IconButton
          className="cursor-grab touch-none text-ink-soft"
          label={`Move ${place}`}
          onKeyDown={onKeyDown}
          ref={(element) => {
            drag.setActivatorNodeRef(element);
            drag.setNodeRef(element);
            focus(element);
          }}
          title="Drag, or use the arrow keys"
          {...drag.listeners}
        >
          <GripVertical size={18} />
        </IconButton>
        <IconButton className="text-ink-soft" label={`Change ${place}`} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
      </div>
    </li>
  );
}

type Told = Pick<PlanEntryProps, "entry" | "recipe">;

function EntryTitle({ entry, recipe }: Told) {
  if (entry.is_note) {
    return (
      <p className="flex items-start gap-2 break-words">
        <NotebookPen aria-hidden="true" className="mt-1 shrink-0 text-ink-soft" size={16} />
        {entry.title}
      </p>
    );
  }
  if (!recipe) return <p className="break-words font-serif text-ink-soft">{entry.title}</p>;
  return (
    <Link
      className="inline-block break-words py-1 font-semibold font-serif leading-snug no-underline hover:underline"
      href={recipeAddress(recipe.id)}
      prefetch={false}
    >
      {recipe.title}
    </Link>
  );
}

function EntryFacts({ entry, recipe }: Told) {
  if (entry.is_note) return null;
  if (!recipe) return <p className="text-ink-soft text-small">This recipe is not there any more.</p>;
  const time = cardTimeText(recipe);
  const facts = [entry.servings === null ? "" : servingsWord(entry.servings), time].filter(Boolean);
  return facts.length > 0 ? <p className="text-ink-soft text-small">{facts.join(", ")}</p> : null;
}
