import { AppError } from "@/lib/errors";

type Options = {
  /** So many run at the same time. */
  atOnce: number;
  /** Past so many of one person, one more is refused. */
  mostOfOne: number;
  /** Past so many of everybody together, one more is refused. */
  most: number;
  /** What somebody is told who is refused. */
  busy: string;
  retryAfterSeconds: number;
};

/** Somebody's work that waits for its turn. One that was given up is passed over. */
type Waiting = { begin: () => void; isGivenUp: () => boolean };

/**
 * Work of several people on few places: they take turns, however much one of them has brought. Whoever brings one
 * piece waits for at most one piece of each other person, not for all that another has waiting.
 */
export class FairQueue {
  readonly #options: Options;
  /** By person, whoever is next first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #busy = 0;
  #length = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Runs `work` when its turn has come.
   * @throws unavailable (503) when too much waits already, and the signal's reason when it was given up while waiting
   */
  async run<T>(who: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#busy >= this.#options.atOnce) await this.#turn(who, signal);
    else this.#busy++;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#handOver();
    }
  }

  /** Whoever ends hands its place over, so that the number of busy places stays as it is. */
  async #turn(who: string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.get(who) ?? [];
    if (this.#length >= this.#options.most || own.length >= this.#options.mostOfOne) {
      const { busy, retryAfterSeconds } = this.#options;
      throw new AppError("unavailable", busy, { retryAfterSeconds });
    }
    this.#length++;
    this.#waiting.set(who, own);
    await new Promise<void>((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = () => {
        isGivenUp = true;
        reject(signal?.reason);
      };
      if (signal?.aborted) giveUp();
      signal?.addEventListener("abort", giveUp, { once: true });
      const begin = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      own.push({ begin, isGivenUp: () => isGivenUp });
    });
  }

  #handOver(): void {
    for (;;) {
      const next = this.#next();
      if (!next) {
        this.#busy--;
        return;
      }
      if (next.isGivenUp()) continue;
      next.begin();
      return;
    }
  }

  /** Who had a turn goes to the end of the line. */
  #next(): Waiting | undefined {
    for (const [who, own] of this.#waiting) {
      this.#waiting.delete(who);
      const next = own.shift();
      if (!next) continue;
      this.#length--;
      if (own.length > 0) this.#waiting.set(who, own);
      return next;
    }
    return undefined;
  }
}
