import { AppError } from "@/lib/errors";

/** One picture at a time in a process: decoding is CPU and memory, and sign-ins must not wait for it. */
const AT_ONCE = 1;
/** Past this many waiting, one more would only time out. */
const QUEUE = 20;

const held = globalThis as unknown as { forkprintPictures?: { busy: number; waiting: (() => void)[] } };
const slots = () => {
  held.forkprintPictures ??= { busy: 0, waiting: [] };
  return held.forkprintPictures;
};

/** Runs `work` when its turn has come. @throws UNAVAILABLE (503) when too many wait already */
export async function inPictureSlot<T>(work: () => Promise<T>): Promise<T> {
  const state = slots();
  if (state.busy >= AT_ONCE) {
    if (state.waiting.length >= QUEUE) {
      throw new AppError("unavailable", "Many photos are being uploaded. Please try again in a moment.", {
        retryAfterSeconds: 10,
      });
    }
    // Whoever ends hands its slot over, so `busy` stays as it is.
    await new Promise<void>((resolve) => state.waiting.push(resolve));
  } else state.busy++;
  try {
    return await work();
  } finally {
    const next = state.waiting.shift();
    if (next) next();
    else state.busy--;
  }
}
