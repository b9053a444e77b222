import { repeatEvery, runUnlessDatabaseAway } from "./repeat";

/** After a look it rests for so many times as long as the look took: under load the screens wait, not whoever checks in. */
const REST = 2;

/**
 * What is watched in this process. All of it is looked at every so often, in one go, for as long as there is anything;
 * what comes anew is looked at once by itself. Without watchers it costs nothing.
 */
export class Lookout<T> {
  readonly #watched = new Set<T>();
  #stop: (() => void) | null = null;
  #restsUntil = 0;

  /** `look` reads what has changed for some of the watched and tells them; `what` names it in the log when it fails. */
  constructor(
    private readonly everyMs: number,
    private readonly what: string,
    private readonly look: (some: readonly T[]) => Promise<void>,
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
    this.#restsUntil = ended + (ended - began) * REST;
  }

  delete(one: T): void {
    this.#watched.delete(one);
    if (this.#watched.size > 0) return;
    this.#stop?.();
    this.#stop = null;
  }
}
