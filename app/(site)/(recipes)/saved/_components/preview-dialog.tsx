"use client";

import { useText } from "#use-text";
import {
  customizeAddress,
  editVariantAddress,
  recipeAddress,
  variantAddress,
} from "@/components/recipes/recipe-address";
import { RecipeText } from "@/components/recipes/recipe-text";
import { servingsWord, timesText } from "@/components/recipes/recipe-words";
import { ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TwoButtons } from "@/components/ui/two-buttons";
import type { MyRecipeWire } from "@/lib/schemas/recipes";
import { cookbookText } from "@/messages/en/cookbook";
import { kitchenText } from "@/messages/en/kitchen";

type PreviewDialogProps = { recipe: MyRecipeWire | null; onClose: () => void };

/** Shows a whole recipe in a dialog over the list. */
export function PreviewDialog({ recipe, onClose }: PreviewDialogProps) {
  const t = useText(cookbookText);
  const k = useText(kitchenText);
  const facts = recipe && [timesText(k, recipe), recipe.servings === null ? null : servingsWord(k, recipe.servings)];
  return (
    <Dialog
      description={facts?.filter(Boolean).join(", ") || undefined}
      onOpenChange={(open) => !open && onClose()}
      open={recipe !== null}
      title={recipe?.title ?? ""}
      wide
    >
      {recipe && (
        <div className="wrap-anywhere grid justify-items-start gap-3">
          <RecipeText recipe={recipe} />
          {recipe.is_excerpt && <p>{t("longRecipeCut")}</p>}
          <TwoButtons>
            <ButtonLink
              href={recipe.type === "variant" ? editVariantAddress(recipe.id) : customizeAddress(recipe.id)}
              prefetch={false}
            >
              {recipe.type === "variant" ? t("edit") : t("customize")}
            </ButtonLink>
            <ButtonLink
              href={recipe.type === "variant" ? variantAddress(recipe.id) : recipeAddress(recipe.id)}
              prefetch={false}
              variant="primary"
            >
              {t("viewRecipe")}
            </ButtonLink>
          </TwoButtons>
        </div>
      )}
    </Dialog>
  );
}
