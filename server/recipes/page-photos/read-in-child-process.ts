import { AppError, invalidField } from "@/lib/errors";
import { type Said, says } from "@/lib/i18n/sentence";
import { log } from "@/server/log";
import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import type { PageLanguage, PageReading, PageRefusal, PageText } from "@/server/recipes/page-photos/page-text";
import { MAX_PIXELS, MAX_SIDE } from "@/server/recipes/photos/encoded-picture";
import { recognisePicture } from "@/server/recipes/photos/recognise-picture";
import { FairQueue } from "@/server/work/fair-queue";
import { ProcessOfItsOwn } from "@/server/work/process-of-its-own";

/**
 * A page takes about five seconds, and twice that with two columns or lying on its side; on a busy machine it takes
 * several times as long.
 */
const DEADLINE_MS = 120_000;

type Job = { bytes: Buffer; format: ReturnType<typeof recognisePicture>; language: PageLanguage };
type Answer = { reading: PageReading } | { failure: string };

const reader = new ProcessOfItsOwn<Job, Answer>({
  name: "process that reads pages of books",
  file: "server/recipes/page-photos/reading-process.mjs",
  deadlineMs: DEADLINE_MS,
});

/**
 * One page is read at a time in each process of the server. People take turns: while one page of a person is read, one
 * more may wait.
 */
const slots = processWideOnce("turns at pages of books", () =>
  measureQueue(
    "page_photos",
    new FairQueue({
      atOnce: 1,
      mostOfOne: 1,
      most: 12,
      busy: "photosReadBusy",
      retryAfterSeconds: 15,
    }),
  ),
);

const REFUSALS: Record<PageRefusal, Said> = {
  damaged: "photoDamaged",
  animated: "photoAnimatedPage",
  too_many_pixels: says("photoPixelsMost", { million: MAX_PIXELS / 1e6, side: MAX_SIDE }),
  too_small: "photoSmallLetters",
  no_text: "photoNoText",
};

/**
 * Reads the text on a photo of a page in another process; nothing of it is stored. Callers take turns by `who`.
 * @throws AppError 415 for a file that is no JPEG, PNG or WebP; 422 for a photo that cannot be read; 503 if too many
 * wait or reading took too long; 400 if `signal` was aborted
 */
export async function readInChildProcess(
  bytes: Buffer,
  { who, language, signal }: { who: string; language: PageLanguage; signal: AbortSignal },
): Promise<PageText> {
  const format = recognisePicture(bytes);
  const answer = await slots()
    .run(who, () => reader.ask({ bytes, format, language }, signal), { signal })
    .catch((error: unknown) => {
      if (signal.aborted) return "given up" as const;
      throw error;
    });
  if (answer === "given up") throw new AppError("bad_request", "pageGivenUp");
  if (answer === "too slow") {
    throw new AppError("unavailable", "pageTooLong", {
      retryAfterSeconds: 5,
    });
  }
  if (answer === "ended") {
    log.warn({ bytes: bytes.length }, "a photo ended the process that reads pages of books");
    throw invalidField("file", REFUSALS.damaged);
  }
  if ("failure" in answer) throw new Error(`A page could not be read: ${answer.failure}`);
  if ("refusal" in answer.reading) throw invalidField("file", REFUSALS[answer.reading.refusal]);
  return answer.reading.page;
}
