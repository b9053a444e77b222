import { useRef } from "react";
import { keepFor, readCurrentListId, writeCurrentListId } from "@/components/offline/device-keys";
import { DEFAULT_LIST_NAME } from "@/lib/grocery/limits";
import { groceries } from "@/lib/grocery-client";
import { forgetNewListId, goneOrThrow, newListId } from "./current-list-id";

/** `gtin`: the code of the packet that is wanted; null for any food of this name. */
type Food = { readonly name: string; readonly gtin: string | null };

/**
 * Returns a function that puts a food on the list that this browser shops with, or on a new one if there is none or the
 * server no longer has it. The line keeps its id until it is confirmed, so that a retry cannot add it twice.
 */
export function useAddFood(owner: string, { name, gtin }: Food): () => Promise<void> {
  const line = useRef<string | null>(null);
  return async () => {
    keepFor(owner);
    line.current ??= crypto.randomUUID();
    const change = { type: "add" as const, item: { id: line.current, name, gtin }, at: new Date().toISOString() };
    const current = readCurrentListId(owner);
    const isAdded = current !== null && (await groceries.sendChanges(current, [change]).catch(goneOrThrow)) !== null;
    if (!isAdded) {
      const made = await groceries.createList(DEFAULT_LIST_NAME, { id: newListId() });
      forgetNewListId();
      writeCurrentListId(owner, made.id);
      await groceries.sendChanges(made.id, [change]);
    }
    line.current = null;
  };
}
