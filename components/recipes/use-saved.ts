"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { useAuth } from "@/components/session/auth-provider";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";
import { recipesText } from "@/messages/en/recipes";

type Saving = { id: string; title: string };

/** Saves and unsaves one recipe: shown at once, and reverted if it fails. A double click sends one request. */
export function useSaved({ id, title }: Saving, wasSaved: boolean, onChanged?: (saved: boolean) => void) {
  const t = useText(recipesText);
  const { viewer } = useAuth();
  const modal = useAuthModal();
  const router = useRouter();
  const toast = useToast();
  const [saved, setSaved] = useState(wasSaved);
  const { busy, run } = useTask();

  const change = (next: boolean): Promise<boolean> =>
    run(
      next ? "save" : "unsave",
      async () => {
        setSaved(next);
        await (next ? api.saveRecipe(id) : api.unsaveRecipe(id));
        if (next)
          toast("success", t("savedTitle", { title }), {
            label: t("yourRecipes"),
            onSelect: () => router.push(LINKS.saved),
          });
        else toast("success", t("removedTitle", { title }));
        onChanged?.(next);
        router.refresh();
      },
      (error) => {
        setSaved(!next);
        const detail = error instanceof ApiError ? error.message : t("anErrorOccurred");
        toast("error", t(next ? "notSaved" : "notRemoved", { detail }));
        if (error instanceof ApiError && error.status === 401) modal.open("login");
      },
    );

  return {
    saved,
    busy,
    save: () => (viewer ? change(true) : Promise.resolve(modal.open("login")).then(() => false)),
    unsave: () => change(false),
  };
}
