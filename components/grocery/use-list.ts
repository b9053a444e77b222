import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useText } from "#use-text";
import { keepFor } from "@/components/grocery/device/device-keys";
import { createListStore } from "@/components/grocery/device/list-store";
import { useToast } from "@/components/ui/toast";
import type { GroceryChange } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";

function refusal(change: GroceryChange): string {
  if (change.type === "add") return `Failed to add ${change.item.name}. The server did not take it.`;
  return change.type === "servings"
    ? "Failed to change the servings. The server did not take it."
    : "Failed to update item";
}

/** The list as stored on this device, synchronised with the server while the screen is open. */
export function useList(owner: string, listId: string) {
  const t = useText(groceryText);
  const toast = useToast();
  const store = useMemo(
    () => createListStore(owner, listId, (change) => toast("error", t.known(refusal(change)))),
    [owner, listId, toast, t],
  );
  useEffect(() => {
    keepFor(owner);
    return store.start();
  }, [owner, store]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { state, store };
}
