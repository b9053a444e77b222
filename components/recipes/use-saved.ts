"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { useAuth } from "@/components/auth/auth-provider";
import { useToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";

type Saving = { id: string; title: string };

/** Saving and unsaving one recipe: shown at once, put back when it fails; a double click sends nothing twice. */
export function useSaved({ id, title }: Saving, wasSaved: boolean, onChanged?: (saved: boolean) => void) {
  const { viewer } = useAuth();
  const modal = useAuthModal();
  const router = useRouter();
  const toast = useToast();
  const [saved, setSaved] = useState(wasSaved);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function change(next: boolean): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setSaved(next);
    try {
      await (next ? api.saveRecipe(id) : api.unsaveRecipe(id));
      if (next) toast("success", `Saved ${title}`, { label: "Your Recipes", onSelect: () => router.push(LINKS.saved) });
      else toast("success", `Removed ${title}`);
      onChanged?.(next);
      router.refresh();
      return true;
    } catch (error) {
      setSaved(!next);
      const detail = error instanceof ApiError ? error.message : "An error occurred";
      toast("error", `Failed to ${next ? "save" : "remove"} recipe. ${detail}`);
      if (error instanceof ApiError && error.status === 401) modal.open("login");
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    saved,
    busy,
    save: () => (viewer ? change(true) : Promise.resolve(modal.open("login")).then(() => false)),
    unsave: () => change(false),
  };
}
