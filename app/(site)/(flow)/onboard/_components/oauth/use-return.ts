import { useCallback, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { consentText } from "@/messages/en/consent";
import { goTo } from "./leave";
import type { AuthorizationFlow } from "./use-authorization-flow";

/** If an application is not installed, the browser stays on this page without a message. */
const STALLED_MS = 6000;

/**
 * Takes the person back with a code, once at a time. Nobody is redirected from a page that they have left meanwhile.
 */
export function useReturn({ finish }: AuthorizationFlow, onConsentNeeded: () => void) {
  const t = useText(consentText);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy: isGoing, run, cancel } = useTask();
  const [hasStalled, setStalled] = useState(false);
  const stalling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      cancel();
      clearTimeout(stalling.current);
    },
    [cancel],
  );
  // The newest callback in a ref: a new identity must not restart the timer that calls `go`.
  const latest = useRef({ finish, onConsentNeeded });
  latest.current = { finish, onConsentNeeded };

  const go = useCallback(
    () =>
      run(
        "return",
        async (signal) => {
          setFailure(null);
          setStalled(false);
          const address = await latest.current.finish();
          if (signal.aborted) return;
          if (address === null) return latest.current.onConsentNeeded();
          goTo(address);
          stalling.current = setTimeout(() => setStalled(true), STALLED_MS);
        },
        (error) => {
          // 401: the account step takes over.
          const isSignedOut = error instanceof ApiError && error.status === 401;
          if (!isSignedOut) setFailure(error instanceof Error ? error.message : t("pleaseTryAgain"));
        },
      ),
    [t, run],
  );
  return { failure, isGoing, hasStalled, go };
}
