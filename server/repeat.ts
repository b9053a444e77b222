import { runInBackground } from "./background";
import { isDatabaseUnavailable } from "./db/errors";

/** Does something that nobody waits for. While the database is away it is left for the next time. */
export function runUnlessDatabaseAway(what: string, work: () => Promise<unknown>): void {
  runInBackground(what, async () => {
    try {
      await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  });
}

/** Does something now and then, in every process, as long as it lives: never twice at once. @returns what stops it */
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
