import { repeatEvery, runUnlessDatabaseAway } from "./repeat-every";

/**
 * After each poll it pauses for this many times the poll's duration: under load screens are late, check-ins are not.
 */
const REST = 2;

/**
 * The watchers of this process. While there are any, all of them are polled together at an interval; a new watcher is
 * polled at once by itself. Without watchers it does nothing.
 */
export class Watchers<T> {
  readonly #watched = new Set<T>();
  #stop: (() => void) | null = null;
  #restsUntil = 0;

  /** `look` reads what changed for the given watchers and tells them; `what` names it in the log when it fails. */
  constructor(
    private readonly everyMs: number,
    private readonly what: string,
    private readonly look: (some: readonly T[]) => Promise<void>,
    private readonly rest = REST,
  ) {}

  has(one: T): boolean {
    return this.#watched.has(one);
  }

  add(one: T): void {
    this.#watched.add(one);
    this.#stop ??= repeatEvery(this.everyMs, this.what, () => this.#lookAtAll());
    runUnlessDatabaseAway(this.what, () => this.look([one]));
  }

  async #lookAtAll(): Promise<void> {
    const began = performance.now();
    if (began < this.#restsUntil) return;
    await this.look([...this.#watched]);
    const ended = performance.now();
    this.#restsUntil = ended + (ended - began) * this.rest;
  }

  delete(one: T): void {
    this.#watched.delete(one);
    if (this.#watched.size > 0) return;
    this.#stop?.();
    this.#stop = null;
  }
}
