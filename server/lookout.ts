import { repeatEvery, runUnlessDatabaseAway } from "./repeat";

/**
 * What is watched in this process. All of it is looked at every so often, in one go, for as long as there is anything;
 * what comes anew is looked at once by itself. Without watchers it costs nothing.
 */
export class Lookout<T> {
  readonly #watched = new Set<T>();
  #stop: (() => void) | null = null;

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
    this.#stop ??= repeatEvery(this.everyMs, this.what, () => this.look([...this.#watched]));
    runUnlessDatabaseAway(this.what, () => this.look([one]));
  }

  delete(one: T): void {
    this.#watched.delete(one);
    if (this.#watched.size > 0) return;
    this.#stop?.();
    this.#stop = null;
  }
}
