type Used = { ms: number; at: number };

/** The half-life of past use: time that was used this long ago counts half. */
const HALF_LIFE_MS = 30_000;
/** The least that one use counts, because many tiny ones are work too. */
const LEAST_MS = 1;
/** A name whose remaining use is below this is forgotten. */
const FORGOTTEN_MS = 0.5;
const MOST_REMEMBERED = 10_000;

/** How much time each name has lately used of something scarce (a worker). Times are milliseconds of one clock. */
export class UsedLately {
  readonly #used = new Map<string, Used>();

  /** Of several names of one person the one that has used most counts. */
  by(names: readonly string[], at: number): number {
    return Math.max(0, ...names.map((name) => left(this.#used.get(name), at)));
  }

  count(names: readonly string[], ms: number, at: number): void {
    if (this.#used.size >= MOST_REMEMBERED) this.#forget(at);
    for (const name of names) this.#used.set(name, { ms: left(this.#used.get(name), at) + Math.max(LEAST_MS, ms), at });
  }

  /**
   * Drops names whose remaining use hardly counts; drops all if there are still too many, because an attacker keeps
   * them alive.
   */
  #forget(at: number): void {
    for (const [name, used] of this.#used) if (left(used, at) < FORGOTTEN_MS) this.#used.delete(name);
    if (this.#used.size >= MOST_REMEMBERED) this.#used.clear();
  }
}

const left = (used: Used | undefined, at: number): number =>
  used ? used.ms * 0.5 ** ((at - used.at) / HALF_LIFE_MS) : 0;
