"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { type Problems, problemsOf, serverProblems, withoutBlankRows } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { recipeFormText } from "@/messages/en/recipe-form";

export type SaveFailure = { kind: "failed" | "conflict"; title: string; detail: string };

const CHANGED_ELSEWHERE =
  "It was changed in another tab or on another device since you opened it. Nothing was overwritten, and what you wrote stays in this form.";

/** `isChange`: an existing recipe or variant is changed, so another device may have changed it meanwhile. */
type Saving = { failedTitle: string; isChange: boolean; signedOut: string };

/**
 * The saving that the forms of recipes and variants share: one request however often they are submitted, and its
 * errors.
 */
export function useSaving({ failedTitle, isChange, signedOut }: Saving) {
  const t = useText(recipeFormText);
  const modal = useAuthModal();
  const { busy, run, isRunning } = useTask();
  const [isSaved, setIsSaved] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  function fail(error: unknown, draft: RecipeDraft) {
    if (!(error instanceof ApiError)) {
      setFailure({ kind: "failed", title: NO_DETAIL, detail: t("writtenNotLost") });
      return;
    }
    if (error.status === 401) modal.open("login");
    if (error.status === 422) {
      const found = serverProblems(draft, error);
      setProblems(found);
      focusFirst(found);
    }
    const isConflict = error.status === 409 && isChange;
    const detail = error.status === 401 ? signedOut : isConflict ? CHANGED_ELSEWHERE : error.message;
    setFailure({ kind: isConflict ? "conflict" : "failed", title: `${failedTitle}.`, detail });
  }

  /**
   * Stays busy after success, because another click before the next page appears must not save again.
   * @param save resolves to the reason why saving failed, or null if it succeeded
   */
  const attempt = (draft: RecipeDraft, save: () => Promise<SaveFailure | null>) =>
    run(
      "save",
      async () => {
        setFailure(null);
        setProblems({});
        const found = await save();
        if (found === null) return LEAVING;
        setFailure(found);
      },
      (error) => fail(error, draft),
    );

  /** The draft as it would be sent; null if a request is running or the draft has errors. */
  function readyToSend(typed: RecipeDraft, change: (draft: RecipeDraft) => void): RecipeDraft | null {
    if (isRunning()) return null;
    const draft = withoutBlankRows(typed);
    change(draft);
    setFailure(null);
    const found = problemsOf(draft);
    if (Object.keys(found).length === 0) return draft;
    focusFirst(found);
    return null;
  }

  return { busy, isSaved, failure, problems, setFailure, markSaved: () => setIsSaved(true), attempt, readyToSend };
}

/** Focuses the first invalid field of the page, once the errors are rendered. */
export function focusFirst(problems: Problems): void {
  requestAnimationFrame(() => {
    const fields = Object.keys(problems).flatMap((key) => document.getElementById(key) ?? []);
    fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus();
  });
}
