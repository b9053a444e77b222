import { log } from "./log";
import { processWideOnce } from "./process-wide";

const running = processWideOnce("background work", () => new Set<Promise<void>>());

/** Work that an answer does not wait for. A failure is logged; the process waits for it at its end. */
export function runInBackground(what: string, work: () => Promise<void>): void {
  const done = work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
  running().add(done);
  void done.finally(() => running().delete(done));
}

const ending = new AbortController();
/** Aborted when the process is about to end: long work stops at its next step. */
export const endSignal: AbortSignal = ending.signal;
export const announceEnd = (): void => ending.abort();

/** Waits for all that is running: at shutdown, and in tests before they look. */
export async function settleBackground(): Promise<void> {
  while (running().size > 0) await Promise.all(running());
}
