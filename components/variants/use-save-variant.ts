"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useText } from "#use-text";
import { withoutBlankRows } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { useSaving } from "@/components/recipes/form/use-saving";
import { variantAddress } from "@/components/recipes/recipe-address";
import { useToast } from "@/components/ui/toast";
import { differenceOf, toVariantBody, type VariantOrigin } from "@/components/variants/variant-draft";
import { variants } from "@/lib/variants-client";
import { variantsText } from "@/messages/en/variants";

const SIGNED_OUT = "You must be logged in to customize recipes. What you wrote stays in this form.";
type Saving = { origin: VariantOrigin; baseId: string | null; forgetDraft: () => void };

/** Creates or updates a variant once, however often the form is submitted, and says why saving failed. */
export function useSaveVariant({ origin, baseId, forgetDraft }: Saving) {
  const t = useText(variantsText);
  const router = useRouter();
  const toast = useToast();
  /**
   * The id of the new variant. All attempts send the same id, so that a retry after a lost answer creates no second
   * one.
   */
  const newId = useRef<string | null>(null);
  const { variant } = origin;
  const failedTitle = variant ? t("failedToUpdateVariant") : t("failedToCreateVariant");

  const saving = useSaving({ failedTitle, isChange: variant !== null, signedOut: t.known(SIGNED_OUT) });
  const { busy, isSaved, failure, problems } = saving;

  function save(draft: RecipeDraft, isOverwriting: boolean) {
    const body = toVariantBody(draft, origin);
    if (!variant) {
      newId.current ??= crypto.randomUUID();
      return variants.create(baseId ?? "", { ...body, id: newId.current });
    }
    return variants.update(variant.id, {
      ...body,
      ...(isOverwriting ? {} : { updated_at: variant.updated_at }),
      // The form shows the current base, so the person has seen its change.
      ...(variant.base_updated_at ? { base_updated_at: variant.base_updated_at } : {}),
    });
  }

  const send = (draft: RecipeDraft, isOverwriting: boolean) =>
    saving.attempt(draft, async () => {
      const saved = await save(draft, isOverwriting);
      saving.markSaved();
      forgetDraft();
      toast("success", variant ? t("variantUpdated") : t("variantCreated"));
      router.replace(variantAddress(saved.id));
      router.refresh();
      return null;
    });

  async function submit(typed: RecipeDraft, change: (draft: RecipeDraft) => void) {
    const draft = saving.readyToSend(typed, change);
    if (!draft) return;
    if (!variant && differenceOf(draft, origin)?.isOwnVersion === false) {
      saving.setFailure({
        kind: "failed",
        title: t("nothingDiffersYet"),
        detail: t("changeSomething"),
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
    /** Overwrites after a conflict; only when the person has asked for it. */
    overwrite: (draft: RecipeDraft) => send(withoutBlankRows(draft), true),
  };
}
