import { useEffect, useRef, useState } from "react";
import { type Answer, type AnswerFailure, answerFailure } from "@/components/oauth/answer-failure";
import { leaveAfterDeny } from "@/components/oauth/leave";
import type { AuthorizationFlow } from "@/components/oauth/use-authorization-flow";
import { LEAVING, useTask } from "@/components/ui/use-task";
import type { Choice } from "@/lib/oauth/api";

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
 * A hostile page can lay its own window over this one, ask for a double click, and take its window away
 * between the two: the second would land on Allow. So a click that comes together with the page, or
 * with the page's coming to the front, is not an answer.
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
