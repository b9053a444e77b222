import type { ChildProcess } from "node:child_process";
import {
  type Application,
  type Given,
  type Place,
  startApplication,
  waitUntilListening,
  whereLogged,
} from "./application";
import type { Restartable } from "./keep-running";

type OnBegun = (child: ChildProcess) => void;

/** One of the processes that answer requests, whichever process that is now. */
export class SupervisedWorker implements Restartable {
  readonly name: string;
  #current: Application | undefined;
  /** The process that is about to replace it. */
  #next: Application | undefined;
  #replacing: Promise<void> | undefined;
  #isStopping = false;
  #isProductReady = false;

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

  /** @param onBegun is called with the process at once, so that it can be ended before it listens */
  async #begin(onBegun: (begun: Application) => void): Promise<void> {
    const { settings, lock } = this.given;
    const { child, application } = startApplication(this.given, this.place);
    this.onBegun(child);
    onBegun(application);
    await lock?.addChild(application.pid);
    // A stop was requested while this one was starting.
    if (this.#isStopping) await application.stop();
    try {
      await waitUntilListening(child, application, settings);
    } catch (error) {
      // A half-started process must not stay beside the next one.
      await application.stop(false);
      throw error;
    }
    if (this.#isProductReady) application.announceReady();
  }

  /** The whole product answers: heavy work may begin, also in a process that is started later. */
  announceReady(): void {
    this.#isProductReady = true;
    this.#current?.announceReady();
  }

  /** Resolves when it ends without having been stopped. */
  readonly ended = async (): Promise<string> => {
    for (;;) {
      const current = this.#current;
      const code = await current?.ended;
      if (current !== this.#current) continue;
      return code === null || code === undefined ? "it was killed" : `code ${code}; ${whereLogged(this.given.log)}`;
    }
  };

  readonly restart = async (): Promise<void> => {
    // Its replacement may have started meanwhile.
    const before = this.#current;
    await this.#replacing?.catch(() => undefined);
    if (this.#current === before) await this.start();
  };

  /** Starts another process in its place; the old one ends once it has answered its requests. */
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
