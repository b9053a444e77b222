"use client";

import "@/styles/recipe-view.css";
import { BookmarkPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { useAuth } from "@/components/auth/auth-provider";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { Button, ButtonLink } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { messageOf } from "@/lib/auth/form-rules";
import { recipeLinksApi } from "@/lib/recipe-links-client";

type KeepCopyProps = { recipeKey: string; recipeId: string; isOwner: boolean };

/** What a reader can do with a recipe that was shared: keep a copy of their own, which stays when the link is gone. */
export function KeepCopy({ recipeKey, recipeId, isOwner }: KeepCopyProps) {
  const { viewer } = useAuth();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const router = useRouter();

  async function keep() {
    if (busy) return;
    setBusy(true);
    try {
      const copy = await recipeLinksApi.keepCopy(recipeKey);
      toast("success", `${copy.title} is in Your Recipes`);
      router.push(recipeAddress(copy.id));
    } catch (reason) {
      toast("error", `No copy was made. ${messageOf(reason)}`);
      setBusy(false);
    }
  }

  return (
    <div className="recipe-actions recipe-screen-only">
      {isOwner && (
        <>
          <ButtonLink href={recipeAddress(recipeId)}>Your recipe</ButtonLink>
          <p className="soft small self-center">This is what others see by your link.</p>
        </>
      )}
      {!isOwner && viewer && (
        <Button busy={busy} onClick={() => void keep()} variant="primary">
          <BookmarkPlus size={20} />
          Keep a copy
        </Button>
      )}
      {!isOwner && !viewer && (
        <AuthLink look="primary" mode="login">
          Sign in to keep a copy
        </AuthLink>
      )}
    </div>
  );
}
