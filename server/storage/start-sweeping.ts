import { runInBackground } from "@/server/background";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { sweepStore } from "./sweep";

/** So soon after an account is deleted are its photos gone from the store. */
const EVERY_MILLISECONDS = 30_000;

async function sweep(): Promise<void> {
  try {
    await sweepStore();
  } catch (error) {
    // Away for a while: the next round finds the same rows.
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

/** Removes discarded files now and then, in every process, as long as it lives. @returns what stops it */
export function startSweeping(): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    runInBackground("removing discarded photos", () =>
      sweep().finally(() => {
        isRunning = false;
      }),
    );
  }, EVERY_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
