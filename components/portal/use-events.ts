"use client";

import { useEffect, useRef, useState } from "react";

/** The browser tries again by itself; a refusal (a restart, a signed-out session) ends it, and then we do. */
const AGAIN_MS = 5000;
/** A connection that is renewed within this was never away. */
const PATIENCE_MS = 8000;

/**
 * Server-sent events of one address, parsed. @returns since when nothing has come although it should, or null while
 * the line is up
 */
export function useEvents<T>(address: string, onEvent: (value: T) => void): Date | null {
  const [awaySince, setAwaySince] = useState<Date | null>(null);
  const heard = useRef(onEvent);
  heard.current = onEvent;
  useEffect(() => {
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const up = () => {
      clearTimeout(patience);
      patience = undefined;
      setAwaySince(null);
    };
    const down = () => {
      const since = new Date();
      patience ??= setTimeout(() => setAwaySince(since), PATIENCE_MS);
    };
    const open = () => {
      source = new EventSource(address);
      source.onopen = up;
      source.onmessage = (event: MessageEvent<string>) => heard.current(JSON.parse(event.data) as T);
      source.onerror = () => {
        down();
        if (source?.readyState !== EventSource.CLOSED) return;
        clearTimeout(again);
        again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    return () => {
      source?.close();
      clearTimeout(again);
      clearTimeout(patience);
    };
  }, [address]);
  return awaySince;
}
