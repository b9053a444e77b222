"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { type Problems, problemsOf, serverProblems, withoutBlankRows } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { focusFirst, type SaveFailure } from "@/components/recipes/form/use-save-recipe";
import { variantAddress } from "@/components/recipes/recipe-address";
import { useToast } from "@/components/ui/toast";
import { differenceOf, toVariantBody, type VariantOrigin } from "@/components/variants/variant-draft";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { LINKS } from "@/lib/links";
import { variants } from "@/lib/variants-client";

const SIGNED_OUT = "You must be logged in to customize recipes. What you wrote stays in this form.";
const CHANGED_ELSEWHERE =
  "It was changed in another tab or on another device since you opened it. Nothing was overwritten, and what you wrote stays in this form.";

type Saving = { origin: VariantOrigin; baseId: string | null; forgetDraft: () => void };

/** Creates or changes a variant once, however often the form is submitted, and says why it was not saved. */
export function useSaveVariant({ origin, baseId, forgetDraft }: Saving) {
  const router = useRouter();
  const modal = useAuthModal();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const running = useRef(false);
  /** Of the variant to be: sent with every attempt, so that one whose answer was lost is not made twice. */
  const newId = useRef<string | null>(null);
  const { variant } = origin;
  const failedTitle = variant ? "Failed to update variant" : "Failed to create variant";

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
    const isConflict = error.status === 409 && variant !== null;
    const detail = error.status === 401 ? SIGNED_OUT : isConflict ? CHANGED_ELSEWHERE : error.message;
    setFailure({ kind: isConflict ? "conflict" : "failed", title: `${failedTitle}.`, detail });
  }

  function save(draft: RecipeDraft, isOverwriting: boolean) {
    const body = toVariantBody(draft, origin);
    if (!variant) {
      newId.current ??= crypto.randomUUID();
      return variants.create(baseId ?? "", { ...body, id: newId.current });
    }
    return variants.update(variant.id, {
      ...body,
      ...(isOverwriting ? {} : { updated_at: variant.updated_at }),
      // The form shows the base as it stands, so its change has been seen.
      ...(variant.base_updated_at ? { base_updated_at: variant.base_updated_at } : {}),
    });
  }

  async function send(draft: RecipeDraft, isOverwriting: boolean) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    setProblems({});
    try {
      const saved = await save(draft, isOverwriting);
      setIsSaved(true);
      forgetDraft();
      const view = { label: "View", onSelect: () => router.push(variantAddress(saved.id)) };
      toast("success", variant ? "Variant updated" : "Variant created", view);
      // Stays busy: the page that comes next ends this one, and a further click must not save again.
      router.push(LINKS.home);
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
    setFailure(null);
    if (Object.keys(found).length > 0) {
      focusFirst(found);
      return;
    }
    if (!variant && differenceOf(draft, origin)?.isOwnVersion === false) {
      setFailure({
        kind: "failed",
        title: "Nothing differs from the base recipe yet.",
        detail: "Change its title, an ingredient or a step: a version of your own is made only then.",
      });
      return;
    }
    await send(draft, false);
  }

  return {
    busy,
    isSaved,
    failure,
    problems,
    submit,
    /** After a conflict, on the person's own word. */
    overwrite: (draft: RecipeDraft) => send(withoutBlankRows(draft), true),
  };
}
