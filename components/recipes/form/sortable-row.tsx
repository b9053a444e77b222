import { useText } from "#use-text";
import { recipeFormText } from "@/messages/en/recipe-form";
import "@/styles/recipe-form.css";
import { GripVertical, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { useSorting } from "@/components/recipes/form/use-sorting";
import { IconButton } from "@/components/ui/icon-button";

type SortableRowProps = {
  index: number;
  sorting: ReturnType<typeof useSorting>;
  /** "ingredient 2: flour" */
  name: string;
  /** The last line of a list cannot go. */
  canRemove: boolean;
  onRemove: () => void;
  children: ReactNode;
};

/** A row with a handle to move it by and a button that removes it. */
export function SortableRow({ index, sorting, name, canRemove, onRemove, children }: SortableRowProps) {
  const t = useText(recipeFormText);
  return (
    <li className="form-row" data-drag={sorting.mark(index)}>
      <IconButton
        className="form-row-handle"
        label={t("moveName", { name })}
        title={t("dragOrUseThe")}
        {...sorting.handle(index)}
      >
        <GripVertical size={20} />
      </IconButton>
      {children}
      <IconButton
        className="form-row-remove"
        disabled={!canRemove}
        label={t("removeName", { name })}
        onClick={onRemove}
      >
        <Trash2 size={20} />
      </IconButton>
    </li>
  );
}
