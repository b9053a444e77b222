import { say } from "./report";

/** One press of Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const SAME_WISH_MILLISECONDS = 700;
const FORCED_EXIT_CODE = 130;

type Step = (isPatient: boolean) => Promise<void>;

/**
 * The started parts in order, with the function that stops each; the last is stopped first. A first signal asks for
 * an orderly end, a second one forces it.
 */
export class Shutdown {
  readonly #controller = new AbortController();
  readonly #steps: Step[] = [];
  #askedAt: number | undefined;
  #renew: (() => Promise<void>) | undefined;

  constructor() {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => this.#onSignal());
    process.on("SIGHUP", () => (this.#renew && !process.stdin.isTTY ? void this.#renew() : this.#onSignal()));
    for (const name of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(name, (error) => void this.#giveUp(error));
    }
    // Writing fails if the terminal is gone, which must not stop the shutdown half way.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  }

  /** Aborted by the first signal. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** What SIGHUP does once everything runs. From a terminal it means that the terminal is gone, and ends everything. */
  onHangUp(renew: () => Promise<void>): void {
    this.#renew = renew;
  }

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Waits for `work`, but no longer than until a signal. */
  async untilAsked<T>(work: Promise<T>): Promise<T> {
    this.signal.throwIfAborted();
    work.catch(() => undefined); // It may fail after this has stopped waiting.
    const requested = new Promise<never>((_resolve, reject) => {
      this.signal.addEventListener("abort", () => reject(this.signal.reason), { once: true });
    });
    return Promise.race([work, requested]);
  }

  /** Stops everything, one part after the other. */
  async run(): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      await step(true).catch((error: unknown) => console.error(error));
    }
  }

  #onSignal(): void {
    if (this.#askedAt === undefined) {
      this.#askedAt = Date.now();
      say("\nStopping …");
      this.#controller.abort();
    } else if (Date.now() - this.#askedAt > SAME_WISH_MILLISECONDS) {
      void this.#force();
    }
  }

  /** A programming error; even so, no started process may be left behind. */
  async #giveUp(error: unknown): Promise<void> {
    console.error(error);
    await this.run();
    process.exit(1);
  }

  async #force(): Promise<void> {
    await Promise.all(this.#steps.map((step) => step(false).catch(() => undefined)));
    process.exit(FORCED_EXIT_CODE);
  }
}
