"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useText } from "#use-text";
import { useAuthModal } from "@/components/auth/auth-modal-context";
import { keepFor, readCurrentListId } from "@/components/offline/device-keys";
import { AddError, createCurrent, goneOrThrow, step } from "@/components/recipes/to-list/current-list-id";
import { useAuth } from "@/components/session/auth-provider";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import type { AddRecipeBody } from "@/lib/schemas/grocery";
import { addToListText } from "@/messages/en/add-to-list";

/** Without `servings`: the recipe as written or, if it states no servings, `scale` times the recipe. */
export type ToAdd = { title: string; servings: number | null; scale?: number | null } & (
  | { recipeId: string }
  | { variantId: string }
);

const FAILED = "Failed to add recipe to grocery list. Please try again.";
/** The last request, which may have arrived even if it failed. */
type Sent = AddRecipeBody & { id: string };

/**
 * A repeated request keeps its id until it is confirmed, so that the server can recognise it; a different one gets a
 * new id.
 */
function withSameId(sent: { current: Sent | null }, wanted: Wanted): Sent {
  const before = sent.current;
  const isSame = before !== null && JSON.stringify({ ...wanted, id: before.id }) === JSON.stringify(before);
  sent.current = isSame ? before : { ...wanted, id: crypto.randomUUID() };
  return sent.current;
}

const STAY = { label: "Stay Here", onSelect: () => undefined };

/**
 * Adds a recipe to the list that this browser shops with, or to a new one if there is none or the server no longer has
 * it. Visitors are asked to sign in. A retry keeps its id, so that the recipe is added only once.
 */
export function useAddToList(source: ToAdd) {
  const t = useText(addToListText);
  const { viewer } = useAuth();
  const modal = useAuthModal();
  const router = useRouter();
  const toast = useToast();
  const { busy, run } = useTask();
  const sent = useRef<Sent | null>(null);

  async function add(): Promise<void> {
    if (!viewer) return modal.open("login");
    const { id } = viewer.user;
    await run(
      "add",
      async () => {
        keepFor(id);
        const added = await addToList(id, withSameId(sent, bodyOf(source)));
        sent.current = null;
        const view = { label: t("viewGroceryList"), onSelect: () => router.push(LINKS.groceryList) };
        const text = t("recipeAdded", { title: source.title, added });
        toast("success", text, [view, { ...STAY, label: t("stayHere") }]);
      },
      (error) => {
        toast("error", t.known(error instanceof AddError ? error.message : FAILED));
        if (error instanceof AddError && error.isSignedOut) modal.open("login");
      },
    );
  }
  return { add, busy };
}

type Wanted = Omit<AddRecipeBody, "id">;

const bodyOf = (source: ToAdd): Wanted => ({
  ...("recipeId" in source ? { recipe_id: source.recipeId } : { variant_id: source.variantId }),
  servings: source.servings,
  scale: source.scale ?? null,
});

/**
 * Adds the recipe in one call: to this browser's list, or to a new one if there is none or the server no longer has
 * it.
 * @returns how many lines of the list the recipe contributes to
 */
async function addToList(owner: string, body: AddRecipeBody & { id: string }): Promise<number> {
  const listId = readCurrentListId(owner);
  if (listId) {
    const added = await step(FAILED, addOrAsk(listId, body)).catch(goneOrThrow);
    if (added !== null) return added;
  }
  return createCurrent(owner, body);
}

/** After a network failure the request may still have arrived, so the list is checked before it is sent again. */
async function addOrAsk(listId: string, body: AddRecipeBody & { id: string }): Promise<number> {
  try {
    return (await groceries.addRecipe(listId, body)).added_items;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    const { items, recipes } = await step("Failed to get updated grocery list", groceries.getList(listId));
    if (!recipes.some(({ id }) => id === body.id)) throw error;
    return items.filter(({ sources }) => sources.some(({ adding_id }) => adding_id === body.id)).length;
  }
}
