import { waitUntilReady } from "./application";
import { MetricsGathering } from "./gather-metrics";
import { keepRunning } from "./keep-running";
import { say } from "./report";
import { type Given, SupervisedWorker } from "./supervised-worker";

/** The processes that answer requests behind one port. */
export class SupervisedApplication {
  readonly #workers: readonly SupervisedWorker[];
  #isRenewing = false;

  constructor(
    private readonly given: Given,
    count: number,
  ) {
    const metrics = new MetricsGathering();
    this.#workers = Array.from(
      { length: count },
      (_, index) => new SupervisedWorker(given, { number: index + 1, of: count }, (child) => metrics.add(child)),
    );
  }

  /** Resolves when all of them listen and a request has truly been answered. */
  async start(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.start()));
    await waitUntilReady(this.given.settings);
  }

  /** Starts each again that ends by itself. @returns why one is given up */
  keepRunning(signal: AbortSignal): Promise<string> {
    return Promise.race(this.#workers.map((worker) => keepRunning(worker, signal)));
  }

  /** Replaces one after the other: there is always one to answer, and what is under way is finished. */
  async renew(signal: AbortSignal): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      say("Restarting the application, one process after the other …");
      for (const worker of this.#workers) {
        if (signal.aborted) return;
        await worker.replace();
        await waitUntilReady(this.given.settings);
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
  }
}
