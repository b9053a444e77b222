"use client";

import { useCallback, useEffect, useState } from "react";

const PAUSE_MS = 700;

/**
 * Validates a field while the person types: an error is shown once they pause, leave the field, empty it or submit
 * (`reveal`), and disappears as soon as it is corrected.
 */
export function useLiveError(value: string, error: string | null) {
  const [revealed, setRevealed] = useState(false);
  const [wasFilled, setWasFilled] = useState(false);
  const isFilled = value !== "";
  const isWrong = error !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke starts the pause anew
  useEffect(() => {
    if (isFilled) setWasFilled(true);
    if (!isWrong || !isFilled) return;
    const timer = setTimeout(() => setRevealed(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, isWrong, isFilled]);

  const reveal = useCallback(() => setRevealed(true), []);
  const onBlur = useCallback(() => isFilled && setRevealed(true), [isFilled]);
  const isEmptied = wasFilled && !isFilled;
  return { error: revealed || isEmptied ? error : null, reveal, onBlur };
}
