import type { ChildProcess } from "node:child_process";
import type { Settings } from "@/server/env";
import { type Application, type Mode, type Place, startApplication, waitUntilListening } from "./application";
import type { Restartable } from "./keep-running";
import type { Lock } from "./lock";

export type Given = { root: string; mode: Mode; settings: Settings; lock: Lock | undefined };
type OnBegun = (child: ChildProcess) => void;

/** One of the processes that answer requests, whichever it is now. */
export class SupervisedWorker implements Restartable {
  readonly name: string;
  #current: Application | undefined;
  /** That which is to take its place. */
  #next: Application | undefined;
  #replacing: Promise<void> | undefined;
  #isStopping = false;

  constructor(
    private readonly given: Given,
    private readonly place: Place,
    private readonly onBegun: OnBegun,
  ) {
    if (place.large?.isThis) this.name = "The process for large requests";
    else this.name = place.of === 1 ? "The application" : `Process ${place.number} of the application`;
  }

  async start(): Promise<void> {
    await this.#begin((begun) => {
      this.#current = begun;
    });
  }

  /** @param onBegun is told of it at once, so that it can be ended before it listens */
  async #begin(onBegun: (begun: Application) => void): Promise<void> {
    const { root, mode, settings, lock } = this.given;
    const { child, application } = startApplication(root, mode, this.place);
    this.onBegun(child);
    onBegun(application);
    await lock?.addChild(application.pid);
    // Asked to stop while this was starting.
    if (this.#isStopping) await application.stop();
    try {
      await waitUntilListening(child, application, settings);
    } catch (error) {
      // A half-started one must not stay beside the next.
      await application.stop(false);
      throw error;
    }
  }

  /** Its end as far as nobody wanted it. */
  readonly ended = async (): Promise<string> => {
    for (;;) {
      const current = this.#current;
      const code = await current?.ended;
      if (current !== this.#current) continue;
      return code === null || code === undefined ? "it was killed" : `code ${code}; its log stands above`;
    }
  };

  readonly restart = async (): Promise<void> => {
    // The one that was to replace it may have come meanwhile.
    const before = this.#current;
    await this.#replacing?.catch(() => undefined);
    if (this.#current === before) await this.start();
  };

  /** Another one takes its place, and it ends once what was asked of it is answered. */
  async replace(): Promise<void> {
    this.#replacing = this.#replace();
    await this.#replacing;
  }

  async #replace(): Promise<void> {
    const before = this.#current;
    try {
      await this.#begin((begun) => {
        this.#next = begun;
      });
      this.#current = this.#next;
    } finally {
      this.#next = undefined;
    }
    await before?.stop();
  }

  async stop(isPatient: boolean): Promise<void> {
    this.#isStopping = true;
    await Promise.all([this.#current?.stop(isPatient), this.#next?.stop(isPatient)]);
  }
}
