"use client";

import { useText } from "#use-text";
import { recipeFormText } from "@/messages/en/recipe-form";
import "@/styles/recipe-form.css";
import { useRouter } from "next/navigation";
import { DraftForm } from "@/components/recipes/form/draft-form";
import { IngredientFields } from "@/components/recipes/form/ingredient-fields";
import { draftOf, emptyDraft } from "@/components/recipes/form/recipe-draft";
import { RecipeFacts } from "@/components/recipes/form/recipe-facts";
import { StepFields } from "@/components/recipes/form/step-fields";
import { useDraft } from "@/components/recipes/form/use-draft";
import { useSaveRecipe } from "@/components/recipes/form/use-save-recipe";
import { PhotoFields } from "@/components/recipes/photos/photo-fields";
import { usePhotos } from "@/components/recipes/photos/use-photos";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { DeleteRecipe } from "@/components/recipes/saved/delete-recipe";
import { LINKS } from "@/lib/links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

/** Creates a recipe, or changes `recipe`. Nothing that was typed is lost: not to a reload, a lost connection or another tab. */
export function RecipeForm({ recipe }: { recipe: RecipeDetailWire | null }) {
  const t = useText(recipeFormText);
  const drafting = useDraft(recipe?.id ?? null, () => (recipe ? draftOf(recipe) : emptyDraft()));
  const { draft, change, forget } = drafting;
  const photos = usePhotos(recipe);
  const router = useRouter();
  const saving = useSaveRecipe({ recipe, photos, forgetDraft: forget });

  const leaveDeleted = () => {
    forget();
    router.replace(LINKS.saved);
  };

  return (
    <DraftForm
      drafting={drafting}
      isSending={photos.isSending}
      more={recipe && <DeleteRecipe onDeleted={leaveDeleted} recipe={recipe} size="md" />}
      savedAddress={recipe && recipeAddress(recipe.id)}
      saving={saving}
      submitLabel={recipe ? t("saveChanges") : t("createRecipe")}
    >
      {(problems) => (
        <>
          <RecipeFacts draft={draft} onChange={change} problems={problems} />
          <fieldset className="form-part">
            <legend>{t("ingredients")}</legend>
            <p className="soft small">{t("pasteAWholeList")}</p>
            <IngredientFields
              onChange={(ingredients) => change({ ...draft, ingredients })}
              problems={problems}
              rows={draft.ingredients}
            />
          </fieldset>
          <fieldset className="form-part">
            <legend>{t("method")}</legend>
            <p className="soft small">{t("oneStepARow")}</p>
            <StepFields onChange={(steps) => change({ ...draft, steps })} problems={problems} rows={draft.steps} />
          </fieldset>
          <PhotoFields photos={photos} waits={recipe === null} />
        </>
      )}
    </DraftForm>
  );
}
