import { useDraggable, useDroppable } from "@dnd-kit/core";
import { GripVertical, NotebookPen, Pencil } from "lucide-react";
import Link from "next/link";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useText } from "#use-text";
import { CardFit } from "@/components/recipes/card-fit";
import { recipeAddress, variantAddress } from "@/components/recipes/recipe-address";
import { cardTimeText, servingsWord } from "@/components/recipes/recipe-words";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/components/ui/variants";
import type { Direction } from "@/lib/meal-plan/plan-changes";
import type { PlanEntryWire, PlanRecipeWire } from "@/lib/schemas/meal-plan";
import { kitchenText } from "@/messages/en/kitchen";
import { planText } from "@/messages/en/plan";
import { slotWords } from "./plan-words";

const KEYS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

type PlanEntryProps = {
  entry: PlanEntryWire;
  /** Absent for a note, and for a recipe that this person may no longer read. */
  recipe: PlanRecipeWire | undefined;
  onStep: (direction: Direction) => void;
  onEdit: () => void;
  /** The entry was moved by a key, so its handle takes the focus in the new place. */
  takesFocus: boolean;
};

/** One entry of a meal. Its handle can be dragged, or moves the entry with the arrow keys. */
export function PlanEntry({ entry, recipe, onStep, onEdit, takesFocus }: PlanEntryProps) {
  const t = useText(planText);
  const drop = useDroppable({ id: `entry|${entry.id}` });
  const drag = useDraggable({ id: entry.id, data: { title: entry.title } });
  const handle = useRef<HTMLButtonElement | null>(null);
  // An entry that moved to another meal is a new element and must take the focus; one within its meal keeps it.
  useEffect(() => {
    if (takesFocus) handle.current?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!direction) return;
    event.preventDefault();
    onStep(direction);
  };
  const place = `${entry.title}, ${slotWords(t, entry)}`;
  return (
    <li
      className={cn(
        "rounded-control border border-line bg-raised pt-2 ps-3",
        entry.is_note && "border-dashed bg-transparent",
        drag.isDragging && "opacity-40",
        drop.isOver && "shadow-[0_-3px_0_0_var(--ink)]",
      )}
      data-over={drop.isOver || undefined}
      ref={drop.setNodeRef}
    >
      <div className="min-w-0 pe-2">
        <EntryTitle entry={entry} recipe={recipe} />
        <CardFit fit={recipe?.fit} />
        {entry.changed_by && !entry.changed_by.is_me && (
          <p className="m-0 mt-1.5 break-words text-ink-soft text-small">
            {t("byName", { name: entry.changed_by.name })}
          </p>
        )}
      </div>
      <div className="flex items-center">
        <EntryFacts entry={entry} recipe={recipe} />
        <IconButton
          className="ms-auto cursor-grab touch-none text-ink-soft"
          label={t("movePlace", { place })}
          onKeyDown={onKeyDown}
          ref={(element) => {
            drag.setActivatorNodeRef(element);
            drag.setNodeRef(element);
            handle.current = element;
          }}
          title={t("dragHint")}
          {...drag.listeners}
        >
          <GripVertical size={18} />
        </IconButton>
        <IconButton className="text-ink-soft" label={t("changePlace", { place })} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
      </div>
    </li>
  );
}

type EntryOfRecipe = Pick<PlanEntryProps, "entry" | "recipe">;

function EntryTitle({ entry, recipe }: EntryOfRecipe) {
  if (entry.is_note) {
    return (
      <p className="flex items-start gap-2 break-words">
        <NotebookPen aria-hidden="true" className="mt-1 shrink-0 text-ink-soft" size={16} />
        {entry.title}
      </p>
    );
  }
  if (!recipe) return <p className="break-words font-serif text-ink-soft">{entry.title}</p>;
  if (recipe.is_closed)
    return <p className="m-0 break-words py-1 font-semibold font-serif leading-snug">{recipe.title}</p>;
  return (
    <Link
      className="inline-block break-words py-1 font-semibold font-serif leading-snug no-underline hover:underline"
      href={recipe.is_variant ? variantAddress(recipe.id) : recipeAddress(recipe.id)}
      prefetch={false}
    >
      {recipe.title}
    </Link>
  );
}

function EntryFacts({ entry, recipe }: EntryOfRecipe) {
  const t = useText(planText);
  const k = useText(kitchenText);
  if (entry.is_note) return null;
  if (!recipe) return <p className="min-w-0 text-ink-soft text-small">{t("recipeGone")}</p>;
  const time = cardTimeText(k, recipe);
  const facts = [entry.servings === null ? "" : servingsWord(k, entry.servings), time].filter(Boolean);
  return facts.length > 0 ? <p className="min-w-0 text-ink-soft text-small">{facts.join(", ")}</p> : null;
}
