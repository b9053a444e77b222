import { GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import type { useSorting } from "@/components/recipes/form/use-sorting";
import { IconButton } from "@/components/ui/icon-button";
import { tv } from "@/components/ui/variants";
import { recipeFormText } from "@/messages/en/recipe-form";

type SortableRowProps = {
  index: number;
  sorting: ReturnType<typeof useSorting>;
  /** The accessible name, for example "ingredient 2: flour". */
  name: string;
  /** False for the only line of a list. */
  canRemove: boolean;
  onRemove: () => void;
  children: ReactNode;
};

const PLACE = "before:absolute before:inset-x-0 before:h-0.75 before:bg-herb";

const row = tv({
  base: "relative grid grid-cols-[44px_minmax(0,1fr)_44px] items-start gap-0.5 border-line border-b py-2",
  variants: {
    drag: { held: "bg-sunk", above: `${PLACE} before:-top-0.5`, below: `${PLACE} before:-bottom-0.5` },
  },
});

/** A row with a handle to move it and a button to remove it. */
export function SortableRow({ index, sorting, name, canRemove, onRemove, children }: SortableRowProps) {
  const t = useText(recipeFormText);
  return (
    <li className={row({ drag: sorting.mark(index) })}>
      <IconButton
        className="h-12 cursor-grab touch-none text-ink-soft disabled:opacity-40"
        label={t("moveName", { name })}
        title={t("dragHint")}
        {...sorting.handle(index)}
      >
        <GripVertical size={20} />
      </IconButton>
      {children}
      <IconButton
        className="h-12 text-ink-soft disabled:opacity-40"
        disabled={!canRemove}
        label={t("removeName", { name })}
        onClick={onRemove}
      >
        <Trash2 size={20} />
      </IconButton>
    </li>
  );
}
