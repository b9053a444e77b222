"use client";

import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { withoutBlankRows } from "@/components/recipes/form/draft-problems";
import { type RecipeDraft, toBody } from "@/components/recipes/form/recipe-draft";
import { type SaveFailure, useSaving } from "@/components/recipes/form/use-saving";
import type { Photos } from "@/components/recipes/photos/use-photos";
import { editAddress, recipeAddress } from "@/components/recipes/recipe-address";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipeFormText } from "@/messages/en/recipe-form";

const SIGNED_OUT = "Your sign-in has ended. Sign in again: what you wrote stays in this form.";

const PHOTO_FAILED: SaveFailure = {
  kind: "failed",
  title: "A photo could not be sent.",
  detail: "Try it again or remove it, then save. Nothing you wrote is lost.",
};

type Parts = { recipe: RecipeDetailWire | null; photos: Photos; forgetDraft: () => void };

/** Saves the form once, however often it is submitted, and says why saving failed. */
export function useSaveRecipe({ recipe, photos, forgetDraft }: Parts) {
  const t = useText(recipeFormText);
  const router = useRouter();
  const toast = useToast();
  const failedTitle = recipe ? t("failedToUpdateRecipe") : t("failedToCreateRecipe");
  const saving = useSaving({ failedTitle, isChange: recipe !== null, signedOut: t.known(SIGNED_OUT) });
  const { busy, isSaved, failure, problems } = saving;

  const send = (draft: RecipeDraft, updatedAt: string | undefined) =>
    saving.attempt(draft, async () => {
      // Photos of an existing recipe are already being uploaded; those of a new recipe need its id first.
      if (recipe && !(await photos.allSent()))
        return { ...PHOTO_FAILED, title: t.known(PHOTO_FAILED.title), detail: t.known(PHOTO_FAILED.detail) };
      const body = toBody(draft);
      const saved = recipe
        ? await api.updateRecipe(recipe.id, updatedAt ? { ...body, updated_at: updatedAt } : body)
        : await api.createRecipe(body);
      saving.markSaved();
      forgetDraft();
      const isWhole = recipe !== null || (await photos.sendWaiting(saved.id));
      if (isWhole) toast("success", recipe ? t("recipeUpdated") : t("recipeCreated"));
      else toast("error", t("createdWithoutPhotos"));
      // Replaces the form in the history, so that Back leads to the page before the form.
      router.replace(isWhole ? recipeAddress(saved.id) : editAddress(saved.id));
      router.refresh();
      return null;
    });

  async function submit(typed: RecipeDraft, change: (draft: RecipeDraft) => void) {
    const draft = saving.readyToSend(typed, change);
    if (draft) await send(draft, recipe?.updated_at);
  }

  return {
    busy,
    isSaved,
    failure,
    problems,
    submit,
    /** Overwrites after a conflict; only when the person has asked for it. */
    overwrite: (draft: RecipeDraft) => send(withoutBlankRows(draft), undefined),
  };
}
