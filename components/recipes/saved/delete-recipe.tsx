"use client";

import { DeleteDialog } from "@/components/recipes/saved/delete-dialog";
import { api } from "@/lib/api-client";

type DeleteRecipeProps = {
  recipe: { id: string; title: string; is_public: boolean };
  size?: "md" | "sm";
  onDeleted: () => void;
};

/** Names the recipe, and says what goes with it. */
export const DeleteRecipe = ({ recipe, size, onDeleted }: DeleteRecipeProps) => (
  <DeleteDialog
    failed="Failed to delete recipe"
    heading="Delete Recipe"
    onDeleted={onDeleted}
    remove={() => api.deleteRecipe(recipe.id)}
    size={size}
    title={recipe.title}
  >
    <b>{recipe.title}</b> and its photos are deleted for good
    {recipe.is_public && ", also for everybody who saved it"}.
  </DeleteDialog>
);
