import { useEffect, useEffectEvent } from "react";
import { households } from "@/lib/household-client";

/** What differs as soon as one of them does; `over`: the reader is no member any more. */
export type HouseholdVersion = { household: string; plan: number; lists: string } | { over: true };

/** A refusal (a restart, a sign-out) ends a connection for good; then it is tried anew. */
const AGAIN_MS = 15_000;

/**
 * Hears when something of a household changes. Only while the page is looked at and the device has a network: a browser
 * has few connections, and whoever comes back asks again anyway.
 */
export function useHouseholdEvents(householdId: string | null, onChange: (version: HouseholdVersion) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (householdId === null) return;
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(again);
      source?.close();
      source = null;
    };
    const open = () => {
      close();
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      const opened = new EventSource(households.eventsOf(householdId));
      source = opened;
      opened.onmessage = (event: MessageEvent<string>) => {
        const version = JSON.parse(event.data) as HouseholdVersion;
        if ("over" in version) close();
        changed(version);
      };
      opened.onerror = () => {
        if (opened.readyState === EventSource.CLOSED && source === opened) again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    document.addEventListener("visibilitychange", open);
    window.addEventListener("online", open);
    window.addEventListener("offline", close);
    return () => {
      document.removeEventListener("visibilitychange", open);
      window.removeEventListener("online", open);
      window.removeEventListener("offline", close);
      close();
    };
  }, [householdId]);
}
