"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { useAuth } from "@/components/auth/auth-provider";
import { AddError, currentListOf, step } from "@/components/grocery/current-list-id";
import { keepFor } from "@/components/grocery/device/device-keys";
import { useToast } from "@/components/ui/toast";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";

/** What goes on the list. Without `servings` as it is written, `scale` times where it never said how many it serves. */
export type ToAdd = { title: string; servings: number | null; scale?: number | null } & (
  | { recipeId: string }
  | { variantId: string }
);

const FAILED = "Failed to add recipe to grocery list. Please try again.";
const STAY = { label: "Stay Here", onSelect: () => undefined };

/**
 * Puts a recipe on the list that this browser shops with, or on a new one when there is none or the server has it
 * no more. A visitor is asked to sign in. `adding` is made once, so that a click that is sent twice adds once.
 */
export function useAddToList(source: ToAdd) {
  const { viewer } = useAuth();
  const modal = useAuthModal();
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function add(): Promise<void> {
    if (!viewer) return modal.open("login");
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      keepFor(viewer.user.id);
      const added = await addToList(viewer.user.id, source);
      const view = { label: "View Grocery List", onSelect: () => router.push(LINKS.groceryList) };
      const text = `Added ${source.title} to your grocery list with ${added} normalized items!`;
      toast("success", text, [view, STAY]);
    } catch (error) {
      toast("error", error instanceof AddError ? error.message : FAILED);
      if (error instanceof AddError && error.isSignedOut) modal.open("login");
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { add, busy };
}

/** @returns how many lines of the list the recipe is part of */
async function addToList(owner: string, source: ToAdd): Promise<number> {
  const body = {
    id: crypto.randomUUID(),
    ...("recipeId" in source ? { recipe_id: source.recipeId } : { variant_id: source.variantId }),
    servings: source.servings,
    scale: source.scale ?? null,
  };
  const listId = await currentListOf(owner);
  return (await step(FAILED, groceries.addRecipe(listId, body))).added_items;
}
