import { useEffect, useRef, useState } from "react";
import { LEAVING, useTask } from "@/components/ui/use-task";
import type { Choice } from "@/lib/oauth/api";
import { type Answer, type AnswerFailure, answerFailure } from "./answer-failure";
import { leaveAfterDeny } from "./leave";
import type { AuthorizationFlow } from "./use-authorization-flow";

/** Longer than a double click. */
const SETTLING_MS = 500;

/** One answer at a time, also for a double click. */
export function useAnswer(flow: AuthorizationFlow, choice: Choice, onAllowed: () => void) {
  const { running: answering, run } = useTask<Answer>();
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const { isSettled, isMeant } = useSettling();

  async function answer(which: Answer) {
    if (!isMeant()) return;
    await run(
      which,
      async () => {
        setFailure(null);
        if (which === "deny") {
          leaveAfterDeny(await flow.deny());
          return LEAVING;
        }
        await flow.allow(choice);
        onAllowed();
      },
      (error) => setFailure(answerFailure(which, error)),
    );
  }
  return { answering, failure, answer, isSettled };
}

/**
 * Clickjacking by a double click: a hostile page can cover this window, ask for a double click, and remove its own
 * window between the two clicks, so that the second one lands on Allow. A click at the moment when this page appears
 * or comes to the front is therefore no answer.
 */
function useSettling() {
  const [isSettled, setSettled] = useState(false);
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const restart = () => {
      shownAt.current = performance.now();
    };
    restart();
    const timer = setTimeout(() => setSettled(true), SETTLING_MS);
    window.addEventListener("focus", restart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("focus", restart);
    };
  }, []);
  return { isSettled, isMeant: () => performance.now() - shownAt.current >= SETTLING_MS };
}
