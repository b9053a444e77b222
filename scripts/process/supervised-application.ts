import type { Settings } from "@/server/env";
import { type Application, type Mode, startApplication, waitUntilReady } from "./application";
import type { Restartable } from "./keep-running";
import type { Lock } from "./lock";

type Given = { root: string; mode: Mode; settings: Settings; lock: Lock | undefined };

/** The process that answers requests, whichever it is now. */
export class SupervisedApplication implements Restartable {
  readonly name = "The application";
  #current: Application | undefined;
  #isStopping = false;

  constructor(private readonly given: Given) {}

  async start(): Promise<void> {
    const { root, mode, settings, lock } = this.given;
    const { child, application } = startApplication(root, mode);
    this.#current = application;
    await lock?.addChild(application.pid);
    // Asked to stop while this was starting.
    if (this.#isStopping) await application.stop();
    await waitUntilReady(child, application, settings);
  }

  readonly ended = async (): Promise<string> => {
    const code = await this.#current?.ended;
    return code === null || code === undefined ? "it was killed" : `code ${code}; its log stands above`;
  };

  /** A half-started one must not stay beside the next. */
  readonly restart = async (): Promise<void> => {
    try {
      await this.start();
    } catch (error) {
      await this.#current?.stop(false);
      throw error;
    }
  };

  async stop(isPatient: boolean): Promise<void> {
    this.#isStopping = true;
    await this.#current?.stop(isPatient);
  }
}
