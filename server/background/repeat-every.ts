import { isDatabaseUnavailable } from "@/server/db/errors";
import { runInBackground } from "./run-in-background";

/** Runs work in the background. While the database is unavailable it is skipped until the next time. */
export function runUnlessDatabaseAway(what: string, work: () => Promise<unknown>): void {
  runInBackground(what, async () => {
    try {
      await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  });
}

/**
 * Runs work at an interval for as long as the process lives, never twice at once. @returns a function that stops it
 */
export function repeatEvery(milliseconds: number, what: string, work: () => Promise<unknown>): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    runUnlessDatabaseAway(what, () =>
      work().finally(() => {
        isRunning = false;
      }),
    );
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
