"use client";

import { BookmarkPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { ActionRow } from "@/components/recipes/action-row";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { useAuth } from "@/components/session/auth-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { messageOf } from "@/lib/auth/form-rules";
import { recipeLinksApi } from "@/lib/recipe-links-client";
import { recipeLinksText } from "@/messages/en/recipe-links";

type KeepCopyProps = {
  recipeKey: string;
  /** The address of the recipe for its owner. */
  address: string;
  isOwner: boolean;
};

/** Saves the reader's own copy of a shared recipe. The copy remains when the link is revoked. */
export function KeepCopy({ recipeKey, address, isOwner }: KeepCopyProps) {
  const t = useText(recipeLinksText);
  const { viewer } = useAuth();
  const { busy, run } = useTask();
  const toast = useToast();
  const router = useRouter();

  const keep = () =>
    run(
      "keep",
      async () => {
        const copy = await recipeLinksApi.keepCopy(recipeKey);
        toast("success", t("copyKept", { title: copy.title }));
        router.push(recipeAddress(copy.id));
        return LEAVING;
      },
      (reason) => toast("error", t("copyFailed", { reason: messageOf(reason) })),
    );

  return (
    <ActionRow>
      {isOwner && (
        <>
          <ButtonLink href={address}>{t("yourRecipe")}</ButtonLink>
          <p className="soft small self-center">{t("ownPreview")}</p>
        </>
      )}
      {!isOwner && viewer && (
        <Button busy={busy} onClick={() => void keep()} variant="primary">
          <BookmarkPlus size={20} />
          {t("keepACopy")}
        </Button>
      )}
      {!isOwner && !viewer && (
        <AuthLink look="primary" mode="login">
          {t("signInToKeep")}
        </AuthLink>
      )}
    </ActionRow>
  );
}
