"use client";

import { useCallback, useEffect, useState } from "react";

/** Changes are sent after this pause, so that not every tap is a request. */
const PAUSE_MS = 800;

export type Sending = "sent" | "sending" | "failed" | "blank";

type ToSend = {
  /** What the receiver should have, as text; null if there is no receiver. */
  payload: string | null;
  /** What the receiver has. */
  sent: string | undefined;
  /** An empty card is not sent. */
  isBlank: boolean;
  /** Throws if the payload did not arrive. */
  transmit: (payload: string) => Promise<void>;
};

/** Sends each change after a pause. A failed payload is retried only by `send`. */
export function useSending({ payload, sent, isBlank, transmit }: ToSend): { state: Sending; send: () => void } {
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const isSent = payload === null || payload === sent;
  const hasFailed = payload !== null && failedFor === payload;
  const send = useCallback(() => {
    if (payload === null) return;
    setFailedFor(null);
    transmit(payload).catch(() => setFailedFor(payload));
  }, [payload, transmit]);
  useEffect(() => {
    if (isSent || isBlank || hasFailed) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isSent, isBlank, hasFailed, send]);
  return { state: isSent ? "sent" : isBlank ? "blank" : hasFailed ? "failed" : "sending", send };
}
