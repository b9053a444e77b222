import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Given, type Place, waitUntilReady } from "./application";
import { MetricsGathering } from "./gather-metrics";
import { keepRunning } from "./keep-running";
import { say } from "./report";
import { SupervisedWorker } from "./supervised-worker";

/**
 * The processes that answer requests behind one port. Where there are several, one more answers the large requests, which
 * the others pass on to it; one alone answers everything.
 */
export class SupervisedApplication {
  readonly #workers: readonly SupervisedWorker[];
  readonly #socketFolder: string | undefined;
  #isRenewing = false;

  constructor(
    private readonly given: Given,
    count: number,
  ) {
    const metrics = new MetricsGathering();
    const places = Array.from({ length: count }, (_, index): Place => ({ number: index + 1, of: count }));
    if (count > 1) {
      // Readable for this account only, because a process that reaches the socket may state where a request came
      // from.
      this.#socketFolder = mkdtempSync(path.join(tmpdir(), "forkprint-"));
      const socket = path.join(this.#socketFolder, "large-requests");
      for (const place of places) place.large = { socket, isThis: false };
      // Last, because SIGHUP replaces it after those that pass requests on to it.
      places.push({ number: count + 1, of: count, large: { socket, isThis: true } });
    }
    this.#workers = places.map((place) => new SupervisedWorker(given, place, (child) => metrics.add(child)));
  }

  /** Resolves when all processes listen and a request has been answered. */
  async start(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.start()));
    await waitUntilReady(this.given);
    for (const worker of this.#workers) worker.announceReady();
  }

  get size(): number {
    return this.#workers.length;
  }

  /** Restarts each process that ends by itself. @returns why it gives up on one */
  keepRunning(signal: AbortSignal): Promise<string> {
    return Promise.race(this.#workers.map((worker) => keepRunning(worker, signal)));
  }

  /** Replaces one after the other, so that there is always one to answer, and requests under way are finished. */
  async renew(signal: AbortSignal): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      say("Restarting the application, one process after the other …");
      for (const worker of this.#workers) {
        if (signal.aborted) return;
        await worker.replace();
        await waitUntilReady(this.given);
      }
      say("The application has been restarted.");
    } catch (error) {
      if (signal.aborted) return;
      say(
        `The application was not restarted; what ran goes on (${error instanceof Error ? error.message : String(error)}).`,
      );
    } finally {
      this.#isRenewing = false;
    }
  }

  async stop(isPatient: boolean): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop(isPatient)));
    if (this.#socketFolder) await rm(this.#socketFolder, { recursive: true, force: true });
  }
}
