import { PRODUCT_NAME } from "@/lib/product";
import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";
import { ProcessOfItsOwn } from "@/server/work/process-of-its-own";
import { requesterAddress } from "@/server/work/requester";

type Answer = { isEasy: boolean } | { failure: string };

/** It looks for patterns in every part of a password, which blocks its thread, and its lists take memory. */
const guessing = new ProcessOfItsOwn<{ password: string; own: readonly string[] }, Answer>({
  name: "process that guesses passwords",
  file: "server/auth/guessing-process.mjs",
  deadlineMs: 10_000,
});

const turns = processWideOnce("turns at guessing passwords", () =>
  measureQueue(
    "password guesses",
    new FairQueue({
      atOnce: 1,
      mostOfOne: 32,
      most: 96,
      busy: "choosingPasswordBusy",
      retryAfterSeconds: 5,
    }),
  ),
);

/**
 * Whether guessers soon come to this password, with what they may know of the person. One with so many patterns that
 * they are not counted in time is not refused: it is long.
 */
export async function isEasilyGuessed(password: string, email: string): Promise<boolean> {
  const own = [PRODUCT_NAME, email, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
  const answer = await turns().run(requesterAddress(), () => guessing.ask({ password, own }));
  if (answer === "too slow") return false;
  if (typeof answer === "object" && "isEasy" in answer) return answer.isEasy;
  throw new Error(`A password was not judged: ${typeof answer === "string" ? answer : answer.failure}`);
}
