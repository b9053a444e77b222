import { setTimeout as pause } from "node:timers/promises";

/** Returns the result of the work, or throws if it takes longer, so that no measurement waits for ever. */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(limit);
  }
}

const LOOK_MS = 50;

/** Returns after how many milliseconds the condition became true, or null if it did not within the limit. */
export async function until(ms: number, isSo: () => boolean): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < ms) {
    if (isSo()) return performance.now() - started;
    await pause(LOOK_MS);
  }
  return null;
}
