import { log } from "@/server/log";
import { processWideOnce } from "@/server/process-wide";

const running = processWideOnce("background work", () => new Set<Promise<void>>());

/** Runs work that no response waits for. A failure is logged; at shutdown the process waits for the work to end. */
export function runInBackground(what: string, work: () => Promise<void>): void {
  const done = work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
  running().add(done);
  void done.finally(() => running().delete(done));
}

const ending = new AbortController();
/** Aborted when the process is about to end: long work stops at its next step. */
export const endSignal: AbortSignal = ending.signal;
export const announceEnd = (): void => ending.abort();

/** Waits for all background work: at shutdown, and in tests before they assert. */
export async function settleBackground(): Promise<void> {
  while (running().size > 0) await Promise.all(running());
}
