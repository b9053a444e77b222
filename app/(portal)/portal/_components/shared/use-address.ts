import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

type Changes = Record<string, string | null>;

/** The query parameters of the address. A change adds a history entry unless `replaces` is set. */
export function useAddress() {
  const parameters = useSearchParams();
  const change = useCallback((changes: Changes, { replaces = false } = {}) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === "") next.delete(name);
      else next.set(name, value);
    }
    window.history[replaces ? "replaceState" : "pushState"](null, "", `${window.location.pathname}?${next}`);
  }, []);
  return { parameters, change };
}
