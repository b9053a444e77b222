"use client";

import { useEffect, useRef, useState } from "react";
import { PULSE_EVENT, PULSE_MS } from "@/lib/visits/event-pulse";

/**
 * The browser reconnects by itself; after a refusal (a restart, an ended session) it stops, and then this hook does.
 */
const AGAIN_MS = 5000;
/** A connection that is restored within this time does not count as interrupted. */
const PATIENCE_MS = 8000;
/**
 * A connection can break unnoticed (a tablet out of reach): after two and a half missed heartbeats it counts as
 * broken.
 */
const SILENCE_MS = PULSE_MS * 2.5;

/**
 * Server-sent events of one address, parsed.
 * @returns the time since which expected events are missing, or null while the connection is up
 */
export function useEvents<T>(address: string, onEvent: (value: T) => void): Date | null {
  const [awaySince, setAwaySince] = useState<Date | null>(null);
  const heard = useRef(onEvent);
  heard.current = onEvent;
  useEffect(() => {
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const up = () => {
      clearTimeout(patience);
      patience = undefined;
      setAwaySince(null);
      listenForSilence();
    };
    const listenForSilence = () => {
      const since = new Date();
      clearTimeout(silence);
      silence = setTimeout(() => {
        setAwaySince((before) => before ?? since);
        open();
      }, SILENCE_MS);
    };
    const down = () => {
      const since = new Date();
      patience ??= setTimeout(() => setAwaySince((before) => before ?? since), PATIENCE_MS);
    };
    const open = () => {
      clearTimeout(again);
      source?.close();
      listenForSilence();
      const opened = new EventSource(address);
      source = opened;
      opened.onopen = up;
      opened.addEventListener(PULSE_EVENT, up);
      opened.onmessage = (event: MessageEvent<string>) => {
        up();
        heard.current(JSON.parse(event.data) as T);
      };
      opened.onerror = () => {
        down();
        if (opened.readyState !== EventSource.CLOSED) return;
        clearTimeout(again);
        again = setTimeout(open, AGAIN_MS);
      };
    };
    // The device reports at once that it is offline.
    const offline = () => setAwaySince((before) => before ?? new Date());
    window.addEventListener("offline", offline);
    window.addEventListener("online", open);
    open();
    return () => {
      window.removeEventListener("offline", offline);
      window.removeEventListener("online", open);
      source?.close();
      for (const timer of [again, patience, silence]) clearTimeout(timer);
    };
  }, [address]);
  return awaySince;
}
