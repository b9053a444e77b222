"use client";

import { useRef, useState } from "react";
import { useText } from "#use-text";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { type Problems, problemsOf, serverProblems, withoutBlankRows } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { recipeFormText } from "@/messages/en/recipe-form";

export type SaveFailure = { kind: "failed" | "conflict"; title: string; detail: string };

const CHANGED_ELSEWHERE =
  "It was changed in another tab or on another device since you opened it. Nothing was overwritten, and what you wrote stays in this form.";

/** `isChange`: of something that exists already, and that somebody else may have changed meanwhile. */
type Saving = { failedTitle: string; isChange: boolean; signedOut: string };

/** What saving a form of a recipe's shape has in common: sent once however often submitted, and why it was not saved. */
export function useSaving({ failedTitle, isChange, signedOut }: Saving) {
  const t = useText(recipeFormText);
  const modal = useAuthModal();
  const [busy, setBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const running = useRef(false);

  function fail(error: unknown, draft: RecipeDraft) {
    if (!(error instanceof ApiError)) {
      setFailure({ kind: "failed", title: NO_DETAIL, detail: t("nothingYouWroteIs") });
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
   * Stays busy after success: the page that comes next ends this one, and a further click must not save again.
   * @param save what keeps it from being saved, or null once it is
   */
  async function attempt(draft: RecipeDraft, save: () => Promise<SaveFailure | null>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    setProblems({});
    try {
      const found = await save();
      if (found === null) return;
      setFailure(found);
    } catch (error) {
      fail(error, draft);
    }
    running.current = false;
    setBusy(false);
  }

  /** What was typed as it would be sent; null while it is being sent or cannot be. */
  function readyToSend(typed: RecipeDraft, change: (draft: RecipeDraft) => void): RecipeDraft | null {
    if (running.current) return null;
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

/** In the order of the page, once the errors stand at their fields. */
export function focusFirst(problems: Problems): void {
  requestAnimationFrame(() => {
    const fields = Object.keys(problems).flatMap((key) => document.getElementById(key) ?? []);
    fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus();
  });
}
