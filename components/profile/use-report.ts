"use client";

import { useCallback, useMemo, useState } from "react";
import { useToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-call";

/** `toast`: settings, which report every outcome. `inline`: onboarding, which shows failures only, in their place. */
export type ReportMode = "toast" | "inline";

/** Reports outcomes in the way the screen needs. `error` is for the screen to show; always null in toast mode. */
export function useReport(mode: ReportMode) {
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const done = useCallback(
    (message: string) => {
      setError(null);
      if (mode === "toast") toast("success", message);
    },
    [mode, toast],
  );
  const failed = useCallback(
    (message: string) => {
      if (mode === "toast") toast("error", message);
      else setError(message);
    },
    [mode, toast],
  );
  const clear = useCallback(() => setError(null), []);
  return useMemo(() => ({ error, done, failed, clear }), [error, done, failed, clear]);
}

/** The row was deleted, exists already, or is no longer allowed, because somebody changed it elsewhere. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409, 422].includes(error.status);

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
