import { useEffect, useEffectEvent } from "react";
import { OVER_EVENT } from "@/lib/events/event-words";
import { households } from "@/lib/household-client";

/**
 * Versions of the household's data; a difference means a change. `over`: the reader is no longer a member, or the server
 * refused the stream for another reason; a reload tells.
 */
export type HouseholdVersion = { household: string; plan: number; lists: string } | { over: true };

/**
 * The browser does not reconnect after a refusal (a restart, a sign-out, a membership that ended before the stream
 * opened), so this hook tries again after this time.
 */
const AGAIN_MS = 15_000;

/**
 * Calls back when the household's data changes. Connected only while the page is visible and the device online:
 * browsers limit connections, and a returning page reloads its data anyway.
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
      opened.addEventListener(OVER_EVENT, () => {
        close();
        changed({ over: true });
      });
      opened.onmessage = (event: MessageEvent<string>) => {
        changed(JSON.parse(event.data) as HouseholdVersion);
      };
      opened.onerror = () => {
        if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
        again = setTimeout(open, AGAIN_MS);
        changed({ over: true });
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
