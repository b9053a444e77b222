import { Pencil } from "lucide-react";
import { useText } from "#use-text";
import { ActionRow } from "@/components/recipes/action-row";
import { CustomizeLink } from "@/components/recipes/customize-link";
import { editAddress } from "@/components/recipes/recipe-address";
import { RecipeToList } from "@/components/recipes/recipe-to-list";
import { SaveButton } from "@/components/recipes/save-button";
import { ShareRecipe } from "@/components/recipes/share/share-recipe";
import { ButtonLink } from "@/components/ui/button";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

type RecipeActionsProps = { recipe: Pick<RecipeWire, "id" | "title" | "type" | "servings">; className?: string };

/** The actions of a recipe: edit and share for the author, save for everybody else. */
export function RecipeActions({ recipe, className }: RecipeActionsProps) {
  const t = useText(recipesText);
  return (
    <ActionRow className={className}>
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
    </ActionRow>
  );
}
