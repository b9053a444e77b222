import { setTimeout as pause } from "node:timers/promises";

/** The work, or an error once it has taken longer: nothing that is measured here may wait for ever. */
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

/** How long it took until it was so, in milliseconds; null when it was not within the time. */
export async function until(ms: number, isSo: () => boolean): Promise<number | null> {
  const started = performance.now();
  while (performance.now() - started < ms) {
    if (isSo()) return performance.now() - started;
    await pause(LOOK_MS);
  }
  return null;
}
