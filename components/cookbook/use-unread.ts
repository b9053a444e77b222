import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { useToast } from "@/components/ui/toast";
import { verdictNewsText } from "@/messages/en/verdict-news";

type Entry = { readonly recipe_id: string };

/**
 * Entries about recipes that are shown until the person has read them. `keyOf` tells an entry from a later one about
 * the same recipe; `markRead` tells the server.
 */
export function useUnread<T extends Entry>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  markRead: (recipeId: string) => Promise<unknown>,
) {
  const t = useText(verdictNewsText);
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const dismiss = async (entry: T) => {
    setBusy(entry.recipe_id);
    try {
      await markRead(entry.recipe_id);
      setRead((before) => new Set([...before, keyOf(entry)]));
      router.refresh();
    } catch {
      toast("error", t("nothingWasChangedPlease"));
    }
    setBusy(null);
  };
  const isBusy = (entry: T): boolean => busy === entry.recipe_id;
  return { unread: entries.filter((entry) => !read.has(keyOf(entry))), dismiss, isBusy };
}
