import { useRouter } from "next/navigation";
import { useState } from "react";

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
  const router = useRouter();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const dismiss = async (entry: T) => {
    await markRead(entry.recipe_id);
    setRead((before) => new Set([...before, keyOf(entry)]));
    router.refresh();
  };
  return { unread: entries.filter((entry) => !read.has(keyOf(entry))), dismiss };
}
