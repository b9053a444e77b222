import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";

/**
 * One picture at a time in a process: decoding is CPU and memory, and sign-ins must not wait for it. People take
 * turns, so that one photo never waits for all that somebody else has sent at once; past what one would time out
 * behind, it is refused.
 */
const slots = processWideOnce("turns at pictures", () =>
  measureQueue(
    "pictures",
    new FairQueue({
      atOnce: 1,
      mostOfOne: 20,
      most: 60,
      busy: "Many photos are being uploaded. Please try again in a moment.",
      retryAfterSeconds: 10,
    }),
  ),
);

/** Runs `work` when this person's turn has come. @throws UNAVAILABLE (503) when too many wait already */
export const inPictureSlot = <T>(who: string, work: () => Promise<T>): Promise<T> => slots().run(who, work);
