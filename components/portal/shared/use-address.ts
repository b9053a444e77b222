import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

type Changes = Record<string, string | null>;

/** What the address says beyond the section. A change is a stop on the way Back unless it `replaces`. */
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
