import { AppError } from "@/lib/errors";
import type { PlainKey } from "@/lib/i18n/sentence";
import { UsedLately } from "./used-lately";

type Options = {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many pieces of one person, by their own name, may wait; more are refused. */
  mostOfOne: number;
  /** How many pieces of everybody together may wait. Beyond it, a piece of the person who has used most is refused. */
  most: number;
  /**
   * Fewer wait when the work takes so long that the last would wait longer than this: a refusal at once is worth more
   * than one after the wait. `usualMs`: how long a piece usually takes, until some have run. `least`: so many may wait
   * on the slowest machine.
   */
  longestWait?: { ms: number; usualMs: number; least: number };
  /** The sentence for a person whose work is refused. */
  busy: PlainKey;
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
type Line = { names: readonly string[]; isFirst: boolean; waiting: Waiting[] };

type How = {
  signal?: AbortSignal | undefined;
  /** Comes before all others: for callers who have shown before that they are welcome. */
  isFirst?: boolean;
};

/** How much one more piece changes what is known of how long a piece takes. */
const WEIGHT_OF_ONE = 0.1;

/**
 * Divides few places fairly among many people. The next piece is that of the person who has used the places least
 * lately, measured in time, however many pieces anybody has brought. A person who comes for the first time in a while
 * therefore waits only for the piece that is running, not behind thirty others of people who come again and again. If a
 * person has several names, the one that has used most counts. Pieces that come first are served, in the same order
 * among themselves, before all others.
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
  #usualMs: number;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#used = options.used ?? new UsedLately();
    this.#usualMs = options.longestWait?.usualMs ?? 0;
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
  async run<T>(who: Who, work: () => Promise<T>, { signal, isFirst = false }: How = {}): Promise<T> {
    const names = typeof who === "string" ? [who] : who;
    if (this.#busy >= this.#options.atOnce) await this.#turn(names, isFirst, signal);
    else this.#busy++;
    const began = this.#now();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const took = this.#now() - began;
      this.#used.count(names, took, this.#now());
      this.#usualMs += (took - this.#usualMs) * WEIGHT_OF_ONE;
      this.#refuseWhoWouldWaitTooLong();
      this.#handOver();
    }
  }

  /**
   * Waits for a turn. Work that ends hands its place to the next piece, so the number of busy places stays the same.
   */
  async #turn(names: readonly string[], isFirst: boolean, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waitingOf(names[0], isFirst) >= this.#options.mostOfOne || !this.#makeRoom(names, isFirst))
      throw this.#refusal();
    const key = JSON.stringify([names, isFirst]);
    const line = this.#lines.get(key) ?? { names, isFirst, waiting: [] };
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

  /** Pieces that come first are counted by themselves: a flood at the same address must not shut their owner out. */
  #waitingOf(name: string | undefined, isFirst: boolean): number {
    let waiting = 0;
    for (const line of this.#lines.values())
      if (line.names[0] === name && line.isFirst === isFirst) waiting += line.waiting.length;
    return waiting;
  }

  /** How many may wait now. */
  #room(): number {
    const { most, atOnce, longestWait } = this.#options;
    if (!longestWait || this.#usualMs === 0) return most;
    return Math.min(most, Math.max(longestWait.least, Math.floor((longestWait.ms * atOnce) / this.#usualMs)));
  }

  /**
   * If the queue is full, refuses the last piece of the person who has used most, among those who do not come first.
   * Returns false if that is the person who comes now.
   */
  #makeRoom(names: readonly string[], isFirst: boolean): boolean {
    if (this.#length < this.#room()) return true;
    const heaviest = this.#heaviest();
    if (!heaviest || (heaviest.isFirst && !isFirst)) return false;
    const isOutranked = isFirst && !heaviest.isFirst;
    const at = this.#now();
    if (!isOutranked && this.#used.by(heaviest.names, at) <= this.#used.by(names, at)) return false;
    this.#refuseLast(heaviest);
    return true;
  }

  /** The work has become slower than it was when the last of them came. */
  #refuseWhoWouldWaitTooLong(): void {
    for (const room = this.#room(); this.#length > room; ) {
      const heaviest = this.#heaviest();
      if (!heaviest) return;
      this.#refuseLast(heaviest);
    }
  }

  /** Among those who have used equally much, the one who came last. */
  #heaviest(): Line | undefined {
    const at = this.#now();
    let heaviest: { line: Line; used: number } | undefined;
    for (const line of this.#lines.values()) {
      const used = this.#used.by(line.names, at);
      const isHeavier = !heaviest || (line.isFirst === heaviest.line.isFirst ? used >= heaviest.used : !line.isFirst);
      if (isHeavier) heaviest = { line, used };
    }
    return heaviest?.line;
  }

  #refuseLast(line: Line): void {
    const last = line.waiting.pop();
    if (line.waiting.length === 0) this.#lines.delete(JSON.stringify([line.names, line.isFirst]));
    this.#length--;
    last?.refuse(this.#refusal());
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
      const isBefore = !least || (line.isFirst === least.line.isFirst ? used < least.used : line.isFirst);
      if (isBefore) least = { key, line, used };
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
