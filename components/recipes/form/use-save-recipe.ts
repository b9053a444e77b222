"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { type Problems, problemsOf, serverProblems, withoutBlankRows } from "@/components/recipes/form/draft-problems";
import { type RecipeDraft, toBody } from "@/components/recipes/form/recipe-draft";
import type { Photos } from "@/components/recipes/photos/use-photos";
import { editAddress, recipeAddress } from "@/components/recipes/recipe-address";
import { useToast } from "@/components/ui/toast";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

export type SaveFailure = { kind: "failed" | "conflict"; title: string; detail: string };

const SIGNED_OUT = "Your sign-in has ended. Sign in again: what you wrote stays in this form.";
const CHANGED_ELSEWHERE =
  "It was changed in another tab or on another device since you opened it. Nothing was overwritten, and what you wrote stays in this form.";

const PHOTO_FAILED: SaveFailure = {
  kind: "failed",
  title: "A photo could not be sent.",
  detail: "Try it again or remove it, then save. Nothing you wrote is lost.",
};

type Parts = { recipe: RecipeDetailWire | null; photos: Photos; forgetDraft: () => void };

/** Sends the form once, however often it is submitted, and says why it was not saved. */
export function useSaveRecipe({ recipe, photos, forgetDraft }: Parts) {
  const router = useRouter();
  const modal = useAuthModal();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const running = useRef(false);
  const failedTitle = recipe ? "Failed to update recipe" : "Failed to create recipe";

  function fail(error: unknown, draft: RecipeDraft) {
    if (!(error instanceof ApiError)) {
      setFailure({ kind: "failed", title: NO_DETAIL, detail: "Nothing you wrote is lost. Please try again." });
      return;
    }
    if (error.status === 401) modal.open("login");
    if (error.status === 422) {
      const found = serverProblems(draft, error);
      setProblems(found);
      focusFirst(found);
    }
    const isConflict = error.status === 409 && recipe !== null;
    const detail = error.status === 401 ? SIGNED_OUT : isConflict ? CHANGED_ELSEWHERE : error.message;
    setFailure({ kind: isConflict ? "conflict" : "failed", title: `${failedTitle}.`, detail });
  }

  async function send(draft: RecipeDraft, updatedAt: string | undefined) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    setProblems({});
    try {
      // The photos of a recipe that exists are on their way already; those of a new one have no place to go yet.
      if (recipe && !(await photos.allSent())) {
        setFailure(PHOTO_FAILED);
        setBusy(false);
        running.current = false;
        return;
      }
      const body = toBody(draft);
      const saved = recipe
        ? await api.updateRecipe(recipe.id, updatedAt ? { ...body, updated_at: updatedAt } : body)
        : await api.createRecipe(body);
      setIsSaved(true);
      forgetDraft();
      const isWhole = recipe !== null || (await photos.sendWaiting(saved.id));
      if (isWhole) toast("success", recipe ? "Recipe updated" : "Recipe created");
      else toast("error", "Recipe created, but not every photo could be sent. Please add the others here.");
      // Stays busy: the page that comes next ends this one, and a further click must not save again. It takes the
      // form's place in the history: Back leads to where one came from.
      router.replace(isWhole ? recipeAddress(saved.id) : editAddress(saved.id));
      router.refresh();
    } catch (error) {
      fail(error, draft);
      running.current = false;
      setBusy(false);
    }
  }

  async function submit(typed: RecipeDraft, change: (draft: RecipeDraft) => void) {
    if (running.current) return;
    const draft = withoutBlankRows(typed);
    change(draft);
    const found = problemsOf(draft);
    if (Object.keys(found).length > 0) {
      setFailure(null);
      focusFirst(found);
      return;
    }
    await send(draft, recipe?.updated_at);
  }

  return {
    busy,
    isSaved,
    failure,
    problems,
    check: problemsOf,
    submit,
    /** After a conflict, on the person's own word. */
    overwrite: (draft: RecipeDraft) => send(withoutBlankRows(draft), undefined),
  };
}

/** In the order of the page, once the errors stand at their fields. */
export function focusFirst(problems: Problems): void {
  requestAnimationFrame(() => {
    const fields = Object.keys(problems).flatMap((key) => document.getElementById(key) ?? []);
    fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus();
  });
}
