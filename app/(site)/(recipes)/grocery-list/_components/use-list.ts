import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useText } from "#use-text";
import { keepFor } from "@/components/offline/device-keys";
import { useToast } from "@/components/ui/toast";
import type { GroceryChange } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { createListStore, type RenderedList } from "./device/list-store";

function refusal(change: GroceryChange): string {
  if (change.type === "add") return `Failed to add ${change.item.name}. The server did not take it.`;
  return change.type === "servings"
    ? "Failed to change the servings. The server did not take it."
    : "Failed to update item";
}

/**
 * The list as stored on this device, synchronised with the server while the screen is open. `rendered`: the list that
 * the page came with; only the first one counts, because the store knows newer ones from then on.
 */
export function useList(owner: string, listId: string, rendered: RenderedList | null) {
  const t = useText(groceryText);
  const toast = useToast();
  const [first] = useState(rendered);
  const store = useMemo(
    () => createListStore(owner, listId, (change) => toast("error", t.known(refusal(change))), first),
    [owner, listId, toast, t, first],
  );
  useEffect(() => {
    keepFor(owner);
    return store.start();
  }, [owner, store]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { state, store };
}
