"use client";

import { useCallback, useState } from "react";
import { statusOf } from "@/components/profile/use-report";
import { useTask } from "@/components/ui/use-task";
import { messageOf } from "@/lib/auth/form-rules";
import type { OnboardingStep } from "./onboarding-steps";

type LeaveStepOptions = {
  /** Saves pending changes. Resolves to false if that failed, after reporting it. */
  save: () => Promise<boolean>;
  goTo: (step: OnboardingStep) => void;
};

/** Every way to leave a step saves first. If saving fails, the step stays with its choices. */
export function useLeaveStep({ save, goTo }: LeaveStepOptions) {
  const { running: leavingFor, run } = useTask<OnboardingStep>();
  const [failure, setFailure] = useState<{ message: string; to: OnboardingStep } | null>(null);

  const leaveFor = useCallback(
    async (to: OnboardingStep) => {
      await run(
        to,
        async () => {
          setFailure(null);
          if (await save()) goTo(to);
        },
        (reason) => {
          // After a 401, the account step is shown and gives the reason.
          if (statusOf(reason) !== 401) setFailure({ message: messageOf(reason), to });
        },
      );
    },
    [save, goTo, run],
  );
  const forget = useCallback(() => setFailure(null), []);
  return { leaveFor, leavingFor, failure, forget };
}
