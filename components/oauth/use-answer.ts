import { useEffect, useRef, useState } from "react";
import { type Answer, type AnswerFailure, answerFailure } from "@/components/oauth/answer-failure";
import { leaveAfterDeny } from "@/components/oauth/leave";
import type { AuthorizationFlow } from "@/components/oauth/use-authorization-flow";
import type { Choice } from "@/lib/oauth/api";

/** Longer than a double click. */
const SETTLING_MS = 500;

/** One answer at a time, also for a double click. */
export function useAnswer(flow: AuthorizationFlow, choice: Choice, onAllowed: () => void) {
  const [answering, setAnswering] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const { isSettled, isMeant } = useSettling();
  const running = useRef(false);

  async function answer(which: Answer) {
    if (running.current || !isMeant()) return;
    running.current = true;
    setAnswering(which);
    setFailure(null);
    try {
      if (which === "deny") return leaveAfterDeny(await flow.deny());
      await flow.allow(choice);
      onAllowed();
    } catch (error) {
      setFailure(answerFailure(which, error));
    }
    running.current = false;
    setAnswering(null);
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
