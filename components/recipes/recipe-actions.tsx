import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipe-view.css";
import { Pencil } from "lucide-react";
import { editAddress } from "@/components/recipes/recipe-address";
import { RecipeToList } from "@/components/recipes/recipe-to-list";
import { SaveButton } from "@/components/recipes/save-button";
import { ShareRecipe } from "@/components/recipes/share/share-recipe";
import { ButtonLink } from "@/components/ui/button";
import { CustomizeLink } from "@/components/variants/customize-link";
import type { RecipeWire } from "@/lib/schemas/recipes";

/** What one can do with a recipe: its own are edited and shared, others are kept. */
export function RecipeActions({ recipe }: { recipe: Pick<RecipeWire, "id" | "title" | "type" | "servings"> }) {
  const t = useText(recipesText);
  return (
    <div className="recipe-actions recipe-screen-only">
      {recipe.type === "created" ? (
        <>
          <ButtonLink href={editAddress(recipe.id)} prefetch={false}>
            <Pencil size={20} />
            {t("edit")}
          </ButtonLink>
          <ShareRecipe recipe={recipe} />
        </>
      ) : (
        <SaveButton recipe={recipe} />
      )}
      <CustomizeLink recipeId={recipe.id} />
      <RecipeToList recipe={recipe} />
    </div>
  );
}
