import { useEffect, useState } from "react";
import { readTaken, type TakenPage, toTaken } from "@/components/recipes/take/taken-page";

const KEY = "recipes:taken";

type Kept = { u: string | null; t: string; s: string | null };

/** Kept in this tab until it is imported or thrown away: signing in may load the page anew. */
function keep(taken: TakenPage | null): void {
  try {
    if (taken === null) sessionStorage.removeItem(KEY);
    else {
      const kept: Kept = { u: taken.address, t: taken.title, s: taken.content };
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    }
  } catch {
    // Storage may be full or forbidden: it is there until the page is left.
  }
}

function kept(): TakenPage | null {
  try {
    return toTaken(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/** What was handed over, "waiting" until it is read, null where there is nothing. Taken out of the address at once. */
export function useTaken(shared: TakenPage | null): [TakenPage | null | "waiting", () => void] {
  const [taken, setTaken] = useState<TakenPage | null | "waiting">("waiting");
  useEffect(() => {
    const { hash, pathname } = window.location;
    const read = shared ?? (hash.length > 1 ? readTaken(hash) : kept());
    keep(read);
    setTaken(read);
    // After the router has made the address its own.
    const cleared = setTimeout(() => hash.length > 1 && window.history.replaceState(null, "", pathname));
    return () => clearTimeout(cleared);
  }, [shared]);
  const forget = () => {
    keep(null);
    setTaken(null);
  };
  return [taken, forget];
}
