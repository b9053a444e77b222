"use client";

import { useText } from "#use-text";
import { DeleteDialog } from "@/components/recipes/saved/delete-dialog";
import { api } from "@/lib/api-client";
import { cookbookText } from "@/messages/en/cookbook";

type DeleteRecipeProps = {
  recipe: { id: string; title: string; is_public: boolean };
  size?: "md" | "sm";
  onDeleted: () => void;
};

/** Asks before the recipe is deleted, and says what is deleted with it. */
export const DeleteRecipe = ({ recipe, size, onDeleted }: DeleteRecipeProps) => {
  const t = useText(cookbookText);
  return (
    <DeleteDialog
      failed={t("variantNotDeleted")}
      heading={t("deleteRecipe")}
      onDeleted={onDeleted}
      remove={() => api.deleteRecipe(recipe.id)}
      size={size}
      title={recipe.title}
    >
      {t.rich(recipe.is_public ? "deletedForEverybody" : "deletedForGood", {
        title: recipe.title,
        b: (inside) => <b>{inside}</b>,
      })}
    </DeleteDialog>
  );
};
