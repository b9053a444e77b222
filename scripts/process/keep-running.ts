import { setTimeout as sleep } from "node:timers/promises";
import { say } from "./report";

/** More restarts within that time mean a problem that another restart does not solve. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;
const PAUSE_MS = 500;

export type Restartable = {
  /** The subject of a log sentence: "The application". */
  name: string;
  /** Resolves with the reason when the current process has ended. */
  ended: () => Promise<string>;
  /** Resolves when it runs correctly again. */
  restart: () => Promise<void>;
};

/**
 * Restarts a process whenever it ends by itself, and reports it.
 * @returns the reason for giving up; never resolves once `signal` is aborted
 */
export async function keepRunning(
  { name, ended, restart }: Restartable,
  signal: AbortSignal,
  pauseMs = PAUSE_MS,
): Promise<string> {
  const endings: number[] = [];
  let how = await ended();
  for (;;) {
    if (signal.aborted) return new Promise(() => undefined);
    const at = performance.now();
    endings.push(at);
    const recent = endings.filter((each) => at - each < WITHIN_MS).length;
    if (recent > MOST_RESTARTS) {
      return `${name} ended ${recent} times within ${WITHIN_MS / 60_000} minutes (${how}). It is not started again.`;
    }
    say(`${name} ended by itself (${how}). Starting it again: ${recent} of at most ${MOST_RESTARTS} times in a row.`);
    await sleep(pauseMs * recent, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) continue;
    try {
      await restart();
      say(`${name} runs again.`);
      how = await ended();
    } catch (error) {
      how = error instanceof Error ? error.message : String(error);
    }
  }
}
