import { AppError } from "@/lib/errors";
import { UsedLately } from "./used-lately";

type Options = {
  /** So many run at the same time. */
  atOnce: number;
  /** Past so many of one person, one more is refused. */
  mostOfOne: number;
  /** Past so many of everybody together, whoever has used most is refused one. */
  most: number;
  /** What somebody is told who is refused. */
  busy: string;
  retryAfterSeconds: number;
  /** The time in milliseconds, for tests. */
  now?: () => number;
  /** What people have used, where several queues count it together. */
  used?: UsedLately;
};

/** Who brings work. Several names, the person's own first, where one could be exchanged cheaply: an address, an account. */
export type Who = string | readonly [string, ...string[]];

/** Somebody's work that waits for its turn. One that was given up is passed over. */
type Waiting = { begin: () => void; refuse: (reason: AppError) => void; isGivenUp: () => boolean };
type Line = { names: readonly string[]; waiting: Waiting[] };

/**
 * Work of several people on few places: next is who has used the places least lately, in time, however many pieces
 * anybody has brought. Whoever comes for the first time in a while waits for the piece that is running, not for those
 * of thirty others who come again and again. Of several names of one person the one that has used most counts.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  /** By person; among those who have used as much, whoever came first. */
  readonly #lines = new Map<string, Line>();
  readonly #used: UsedLately;
  #busy = 0;
  #length = 0;
  #refused = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#used = options.used ?? new UsedLately();
  }

  get length(): number {
    return this.#length;
  }

  /** So many pieces were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Runs `work` when its turn has come.
   * @throws unavailable (503) when too much waits already, and the signal's reason when it was given up while waiting
   */
  async run<T>(who: Who, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const names = typeof who === "string" ? [who] : who;
    if (this.#busy >= this.#options.atOnce) await this.#turn(names, signal);
    else this.#busy++;
    const began = this.#now();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#used.count(names, this.#now() - began, this.#now());
      this.#handOver();
    }
  }

  /** Whoever ends hands its place over, so that the number of busy places stays as it is. */
  async #turn(names: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    const key = JSON.stringify(names);
    const line = this.#lines.get(key) ?? { names, waiting: [] };
    if (line.waiting.length >= this.#options.mostOfOne || !this.#makeRoom(names)) throw this.#refusal();
    this.#length++;
    this.#lines.set(key, line);
    await new Promise<void>((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = () => {
        isGivenUp = true;
        reject(signal?.reason);
      };
      if (signal?.aborted) giveUp();
      signal?.addEventListener("abort", giveUp, { once: true });
      const settle = (how: () => void) => {
        signal?.removeEventListener("abort", giveUp);
        how();
      };
      line.waiting.push({
        begin: () => settle(resolve),
        refuse: (reason) => settle(() => reject(reason)),
        isGivenUp: () => isGivenUp,
      });
    });
  }

  /** Where everything is full, the last piece of whoever has used most goes, if that is not the one who comes. */
  #makeRoom(names: readonly string[]): boolean {
    if (this.#length < this.#options.most) return true;
    const at = this.#now();
    let heaviest: { key: string; line: Line; used: number } | undefined;
    for (const [key, line] of this.#lines) {
      const used = this.#used.by(line.names, at);
      if (!heaviest || used > heaviest.used) heaviest = { key, line, used };
    }
    if (!heaviest || heaviest.used <= this.#used.by(names, at)) return false;
    const last = heaviest.line.waiting.pop();
    if (heaviest.line.waiting.length === 0) this.#lines.delete(heaviest.key);
    this.#length--;
    last?.refuse(this.#refusal());
    return true;
  }

  #refusal(): AppError {
    this.#refused++;
    const { busy, retryAfterSeconds } = this.#options;
    return new AppError("unavailable", busy, { retryAfterSeconds });
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

  /** Whoever had a turn goes to the end of the line of those who have used as much. */
  #next(): Waiting | undefined {
    const at = this.#now();
    let least: { key: string; line: Line; used: number } | undefined;
    for (const [key, line] of this.#lines) {
      const used = this.#used.by(line.names, at);
      if (!least || used < least.used) least = { key, line, used };
    }
    if (!least) return undefined;
    const { key, line } = least;
    this.#lines.delete(key);
    const next = line.waiting.shift();
    if (line.waiting.length > 0) this.#lines.set(key, line);
    if (next) this.#length--;
    return next;
  }
}
