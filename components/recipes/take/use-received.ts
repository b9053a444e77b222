import { useEffect, useState } from "react";
import { type ReceivedPage, readReceived, toReceived } from "@/components/recipes/take/received-page";

const KEY = "recipes:taken";

type StoredPage = { u: string | null; t: string; s: string | null };

/** Stores the page in this tab until it is imported or discarded, because signing in may reload our page. */
function keep(taken: ReceivedPage | null): void {
  try {
    if (taken === null) sessionStorage.removeItem(KEY);
    else {
      const kept: StoredPage = { u: taken.address, t: taken.title, s: taken.content };
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    }
  } catch {
    // Storage may be full or forbidden: the data then lasts until the page is left.
  }
}

function kept(): ReceivedPage | null {
  try {
    return toReceived(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/**
 * The page that was passed on: "waiting" until it is read, null if there is none. It is removed from the address at
 * once.
 */
export function useReceived(shared: ReceivedPage | null): [ReceivedPage | null | "waiting", () => void] {
  const [taken, setTaken] = useState<ReceivedPage | null | "waiting">("waiting");
  useEffect(() => {
    const { hash, pathname } = window.location;
    const read = shared ?? (hash.length > 1 ? readReceived(hash) : kept());
    keep(read);
    setTaken(read);
    // Runs after the router has processed the address, which it would otherwise restore.
    const cleared = setTimeout(() => hash.length > 1 && window.history.replaceState(null, "", pathname));
    return () => clearTimeout(cleared);
  }, [shared]);
  const forget = () => {
    keep(null);
    setTaken(null);
  };
  return [taken, forget];
}
