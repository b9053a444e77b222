import { runInBackground } from "./background";
import { isDatabaseUnavailable } from "./db/errors";

/**
 * Does something now and then, in every process, as long as it lives: never twice at once, and not while the
 * database is away, since the next round finds the same work. @returns what stops it
 */
export function repeatEvery(milliseconds: number, what: string, work: () => Promise<unknown>): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    runInBackground(what, async () => {
      try {
        await work();
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
      } finally {
        isRunning = false;
      }
    });
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
