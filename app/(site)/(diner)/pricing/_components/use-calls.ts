import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { EXAMPLE_CALLS, parseCalls } from "@/lib/portal/pricing";

const PARAMETER = "calls";
/** A dragged slider changes often, but browsers limit how often the address may be changed. */
const WRITE_AFTER_MS = 250;
const FIRST_CALLS = EXAMPLE_CALLS[0] ?? 0;

/** The typed number of calls. It is part of the page's address, so that a shared link shows the same bill. */
export function useCalls() {
  const linked = parseCalls(useSearchParams().get(PARAMETER));
  const [text, setText] = useState(() => String(linked ?? FIRST_CALLS));
  const [lastCalls, setLastCalls] = useState(linked ?? FIRST_CALLS);
  const [touched, setTouched] = useState(false);
  const typed = parseCalls(text);

  useEffect(() => {
    if (!touched || typed === null) return;
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      url.searchParams.set(PARAMETER, String(typed));
      window.history.replaceState(null, "", url);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [touched, typed]);

  const write = (next: string) => {
    setTouched(true);
    setText(next);
    setLastCalls(parseCalls(next) ?? lastCalls);
  };
  /** `calls` is the last valid number while the typed text is invalid. */
  return { text, calls: lastCalls, isValid: typed !== null, write };
}
