"use client";

import { useCallback, useRef, useState } from "react";
import { messageOf } from "@/lib/auth/form-rules";

/** Runs one submission at a time, so that a double click or a second Enter sends nothing twice. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  /** Resolves to true on success. `say` turns a failure into words; without it, the error's own message is shown. */
  const submit = useCallback(async (task: () => Promise<void>, say: (error: unknown) => string = messageOf) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await task();
      return true;
    } catch (reason) {
      setError(say(reason));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, error, setError, submit };
}
