"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { useAuth } from "@/components/auth/auth-provider";
import { keepFor, readCurrentListId, writeCurrentListId } from "@/components/grocery/device/device-keys";
import { useToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { DEFAULT_LIST_NAME } from "@/lib/grocery-limits";
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

class AddError extends Error {
  constructor(
    message: string,
    readonly isSignedOut: boolean,
  ) {
    super(message);
  }
}

async function step<T>(message: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw error;
    throw new AddError(message, error instanceof ApiError && error.status === 401);
  }
}

/** @returns how many lines of the list the recipe is part of */
async function addToList(owner: string, source: ToAdd): Promise<number> {
  const body = {
    id: crypto.randomUUID(),
    ...("recipeId" in source ? { recipe_id: source.recipeId } : { variant_id: source.variantId }),
    servings: source.servings,
    scale: source.scale ?? null,
  };
  const known = readCurrentListId(owner);
  const listId = (known && (await isStillThere(known)) ? known : null) ?? (await createCurrent(owner));
  return (await step(FAILED, groceries.addRecipe(listId, body))).added_items;
}

async function isStillThere(listId: string): Promise<boolean> {
  try {
    await step("Failed to get updated grocery list", groceries.getList(listId));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

async function createCurrent(owner: string): Promise<string> {
  const { id } = await step("Failed to create grocery list", groceries.createList(DEFAULT_LIST_NAME));
  writeCurrentListId(owner, id);
  return id;
}
