"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { DraftForm } from "@/components/recipes/form/draft-form";
import { type Problems, problemsOf } from "@/components/recipes/form/draft-problems";
import { FormPart } from "@/components/recipes/form/form-part";
import { IngredientFields } from "@/components/recipes/form/ingredient-fields";
import {
  draftOf,
  emptyDraft,
  type IngredientRow,
  type RecipeDraft,
  type StepRow,
} from "@/components/recipes/form/recipe-draft";
import { RecipeFacts } from "@/components/recipes/form/recipe-facts";
import { StepFields } from "@/components/recipes/form/step-fields";
import { useDraft } from "@/components/recipes/form/use-draft";
import { useSaveRecipe } from "@/components/recipes/form/use-save-recipe";
import { focusFirst } from "@/components/recipes/form/use-saving";
import { PhotoFields } from "@/components/recipes/photos/photo-fields";
import { usePhotos } from "@/components/recipes/photos/use-photos";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { DeleteRecipe } from "@/components/recipes/saved/delete-recipe";
import { LINKS } from "@/lib/links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipeFormText } from "@/messages/en/recipe-form";

/** A draft from another source, such as the text recognition of a page. */
export type Begun = {
  /** The id under which the tab stores the draft. */
  id: string;
  draft: RecipeDraft;
  note: (draft: RecipeDraft) => ReactNode;
  noteOf: (row: IngredientRow | StepRow) => ReactNode;
  /** Rendered above the buttons. `problems`: the errors by field. */
  end: (problems: Problems) => ReactNode;
  /** The fields that must still be checked; while there are any, saving is refused. */
  problemsOf: (draft: RecipeDraft) => Problems;
  onSaved: () => void;
};

type RecipeFormProps = { recipe: RecipeDetailWire | null; begun?: Begun };

/** Creates a recipe, or changes `recipe`. A reload, a lost connection or a second tab loses no input. */
export function RecipeForm({ recipe, begun }: RecipeFormProps) {
  const t = useText(recipeFormText);
  const drafting = useDraft(
    recipe?.id ?? begun?.id ?? null,
    () => begun?.draft ?? (recipe ? draftOf(recipe) : emptyDraft()),
  );
  const { draft, change, forget } = drafting;
  const photos = usePhotos(recipe);
  const router = useRouter();
  const forgetAll = () => {
    forget();
    begun?.onSaved();
  };
  const saving = useSaveRecipe({ recipe, photos, forgetDraft: forgetAll });
  const [isSubmitted, setSubmitted] = useState(false);
  const open = isSubmitted ? (begun?.problemsOf(draft) ?? {}) : {};

  async function submit(typed: RecipeDraft, take: (draft: RecipeDraft) => void) {
    const found = begun?.problemsOf(typed) ?? {};
    setSubmitted(true);
    if (Object.keys(found).length > 0) focusFirst({ ...problemsOf(typed), ...found });
    else await saving.submit(typed, take);
  }

  const leaveDeleted = () => {
    forget();
    router.replace(LINKS.saved);
  };

  return (
    <DraftForm
      drafting={drafting}
      isSending={photos.isSending}
      more={recipe && <DeleteRecipe onDeleted={leaveDeleted} recipe={recipe} size="md" />}
      note={begun?.note(draft)}
      savedAddress={recipe && recipeAddress(recipe.id)}
      saving={{ ...saving, submit, problems: { ...saving.problems, ...open } }}
      submitLabel={recipe ? t("saveChanges") : t("createRecipe")}
    >
      {(problems) => (
        <>
          <RecipeFacts draft={draft} onChange={change} problems={problems} />
          <FormPart title={t("ingredients")}>
            <p className="soft small">{t("pasteListHint")}</p>
            <IngredientFields
              noteOf={begun?.noteOf}
              onChange={(ingredients) => change({ ...draft, ingredients })}
              problems={problems}
              rows={draft.ingredients}
            />
          </FormPart>
          <FormPart title={t("method")}>
            <p className="soft small">{t("stepsHint")}</p>
            <StepFields
              noteOf={begun?.noteOf}
              onChange={(steps) => change({ ...draft, steps })}
              problems={problems}
              rows={draft.steps}
            />
          </FormPart>
          <PhotoFields photos={photos} waits={recipe === null} />
          {begun?.end(problems)}
        </>
      )}
    </DraftForm>
  );
}
