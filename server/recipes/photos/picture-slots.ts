import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";

/**
 * One picture is encoded at a time in each process, because decoding takes processor time and memory that sign-ins
 * need. People take turns, so that one photo never waits for everything that somebody else has sent at once. More
 * pictures than can be encoded before their requests time out are refused.
 */
const slots = processWideOnce("turns at pictures", () =>
  measureQueue(
    "pictures",
    new FairQueue({
      atOnce: 1,
      mostOfOne: 20,
      most: 60,
      busy: "photosUploadBusy",
      retryAfterSeconds: 10,
    }),
  ),
);

/** Runs `work` when this person's turn has come. @throws AppError unavailable (503) if too many wait already */
export const inPictureSlot = <T>(who: string, work: () => Promise<T>): Promise<T> => slots().run(who, work);
