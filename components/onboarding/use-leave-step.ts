"use client";

import { useCallback, useRef, useState } from "react";
import type { OnboardingStep } from "@/components/onboarding/onboarding-steps";
import { statusOf } from "@/components/profile/use-report";
import { messageOf } from "@/lib/auth/form-rules";

type LeaveStepOptions = {
  /** Saves what is not saved yet. False: something failed and has said so itself. */
  save: () => Promise<boolean>;
  goTo: (step: OnboardingStep) => void;
};

/** Every way out of a step saves first; when that fails the step stays, with its choices. */
export function useLeaveStep({ save, goTo }: LeaveStepOptions) {
  const [leavingFor, setLeavingFor] = useState<OnboardingStep | null>(null);
  const [failure, setFailure] = useState<{ message: string; to: OnboardingStep } | null>(null);
  const running = useRef(false);

  const leaveFor = useCallback(
    async (to: OnboardingStep) => {
      if (running.current) return; // a double click
      running.current = true;
      setLeavingFor(to);
      setFailure(null);
      try {
        if (await save()) goTo(to);
      } catch (reason) {
        // 401: the account step takes over and says why.
        if (statusOf(reason) !== 401) setFailure({ message: messageOf(reason), to });
      } finally {
        running.current = false;
        setLeavingFor(null);
      }
    },
    [save, goTo],
  );
  const forget = useCallback(() => setFailure(null), []);
  return { leaveFor, leavingFor, failure, forget };
}
