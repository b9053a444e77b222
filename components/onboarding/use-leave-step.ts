"use client";

import { useCallback, useRef, useState } from "react";
import type { OnboardingStep } from "@/components/onboarding/onboarding-steps";
import { statusOf } from "@/components/profile/use-report";
import { messageOf } from "@/lib/auth/form-rules";

type LeaveStepOptions = {
  /** Saves pending changes. Resolves to false if that failed, after reporting it. */
  save: () => Promise<boolean>;
  goTo: (step: OnboardingStep) => void;
};

/** Every way to leave a step saves first. If saving fails, the step stays with its choices. */
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
        // After a 401, the account step is shown and gives the reason.
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
