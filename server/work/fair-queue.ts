import { AppError } from "@/lib/errors";
import { UsedLately } from "./used-lately";

type Options = {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many pieces of one person may wait; more are refused. */
  mostOfOne: number;
  /** How many pieces of everybody together may wait. Beyond it, a piece of the person who has used most is refused. */
  most: number;
  /** The sentence for a person whose work is refused. */
  busy: string;
  retryAfterSeconds: number;
  /** The time in milliseconds; replaced in tests. */
  now?: () => number;
  /** The shared record of use, if several queues count it together. */
  used?: UsedLately;
};

/**
 * The person whose work it is: a name, or several if one of them could be exchanged cheaply (an address, an account).
 * The person's own name comes first.
 */
export type Who = string | readonly [string, ...string[]];

/** A piece of work that waits for its turn. One that was given up is skipped. */
type Waiting = { begin: () => void; refuse: (reason: AppError) => void; isGivenUp: () => boolean };
type Line = { names: readonly string[]; waiting: Waiting[] };

/**
 * Divides few places fairly among many people. The next piece is that of the person who has used the places least
 * lately, measured in time, however many pieces anybody has brought. A person who comes for the first time in a while
 * therefore waits only for the piece that is running, not behind thirty others of people who come again and again. If a
 * person has several names, the one that has used most counts.
 */
export class FairQueue {
  readonly #options: Options;
  readonly #now: () => number;
  /** The waiting pieces by person. Among people who have used equally much, the one who is first in the map is next. */
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

  /** The number of pieces that were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Runs `work` when its turn has come.
   * @throws AppError unavailable (503) when too much waits already, or the signal's reason when it is aborted while
   * waiting
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

  /**
   * Waits for a turn. Work that ends hands its place to the next piece, so the number of busy places stays the same.
   */
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

  /**
   * If the queue is full, refuses the last piece of the person who has used most. Returns false if that is the person
   * who comes now.
   */
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

  /** Takes the next piece. Its person goes to the end of the map, behind others who have used equally much. */
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
