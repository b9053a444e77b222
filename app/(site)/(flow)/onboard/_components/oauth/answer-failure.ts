import { ApiError, NO_DETAIL } from "@/lib/api-call";

const FAILURES = {
  allow: "Failed to save permission. Please try again.",
  deny: "Failed to process request. Please try again.",
} as const;

export type Answer = keyof typeof FAILURES;
export type AnswerFailure = { title: string; reason: string };

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The documented words and the known reason. For a 401 the account step is shown, which says the same. */
export function answerFailure(which: Answer, error: unknown): AnswerFailure {
  if (error instanceof ApiError && error.status === 401) return { title: "User not logged in.", reason: "" };
  const isExplained = error instanceof ApiError && error.message !== NO_DETAIL;
  return { title: FAILURES[which], reason: isExplained ? asSentence(error.message) : "" };
}
