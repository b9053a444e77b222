"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { api } from "@/lib/api-client";
import type { SeenWire } from "@/lib/schemas/live";

const ASK_EVERY_MS = 10_000;

/** How a visit's answer is asked for, and how the guest rings the kitchen again. */
export type KitchenCalls = { ask: () => Promise<SeenWire>; ring: () => Promise<SeenWire> };

type Known = { answer: SeenWire | null; at: number };

/**
 * Asks for the kitchen's answer while the page is visible. `received` is null until the first answer or failure. An
 * answer that cannot be renewed grows older, so that it is not shown as current forever.
 */
export function useKitchenAnswer(visitId: string, calls?: KitchenCalls) {
  const [known, setKnown] = useState<Known | null>(null);
  const [nowMs, setNow] = useState(0);
  const { ask: askFor, ring: ringFor } = useMemo(
    () => calls ?? { ask: () => api.getSeen(visitId), ring: () => api.ringKitchen(visitId) },
    [calls, visitId],
  );

  const take = useCallback((answer: SeenWire) => {
    setKnown({ answer, at: Date.now() });
    setNow(Date.now());
  }, []);
  const ask = useCallback(() => askFor().then(take), [askFor, take]);
  const ring = useCallback(() => ringFor().then(take), [ringFor, take]);

  useEffect(() => {
    let isHere = true;
    const askNow = () =>
      askFor().then(
        (answer) => isHere && take(answer),
        () => {
          if (!isHere) return;
          setKnown((last) => last ?? { answer: null, at: Date.now() });
          setNow(Date.now());
        },
      );
    void askNow();
    const onLook = () => document.visibilityState === "visible" && void askNow();
    const timer = setInterval(onLook, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [askFor, take]);

  return { received: known && { answer: known.answer, ageMs: Math.max(0, nowMs - known.at) }, ask, ring };
}
