import childProcess, { type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { MINUTE_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { processWide } from "@/server/process-wide";
import { whileWorking } from "./while-working";

/** After this time without work the process ends, because an idle process costs memory. */
const IDLE_MS = 10 * MINUTE_MS;
/** The processor time to start and load modules. */
const START_DEADLINE_MS = 30_000;

/** A process that gets no processor time is given up after this many times its limit. */
const MOST_ELAPSED = 5;

type Options = {
  /** Names the process in errors: "process that reads pictures". */
  name: string;
  /**
   * The path from the project's root. The file is plain JavaScript; it sends "ready" first, and then one answer per
   * message.
   */
  file: string;
  args?: readonly string[];
  /** The process is ended when an answer takes more processor time. The time to start it is not counted. */
  deadlineMs: number;
  /** The memory limit. A message that needs more is hostile; it ends this process only. */
  maxHeapMb?: number;
  /** True to keep the process running without work. */
  stays?: boolean;
};

export type Ended = "ended" | "given up" | "too slow";

/** What a process that got no time has not read says nothing about it. */
const keptWaiting = () =>
  new AppError("unavailable", "readingBusy", {
    retryAfterSeconds: 5,
  });

/** Called by reflection, because the bundler would otherwise try to bundle the started file and not find it. */
const fork = Reflect.get(childProcess, "fork") as typeof childProcess.fork;

/**
 * A child process for untrusted bytes: one message at a time, one answer each. It gets no secrets and runs below the
 * processes that answer requests. If a message breaks it, the next message starts another process.
 */
export class ProcessOfItsOwn<Message extends object, Answer> {
  readonly #options: Options;
  readonly #running: { value: Promise<ChildProcess> | undefined };
  readonly #idle = new WeakMap<ChildProcess, NodeJS.Timeout>();
  #isAsked = false;

  constructor(options: Options) {
    this.#options = options;
    this.#running = processWide<Promise<ChildProcess> | undefined>(options.name, undefined);
  }

  /** Starts the process, so that the first message need not wait. */
  async start(): Promise<void> {
    const child = await this.#started();
    if (!this.#isAsked) this.#rest(child);
  }

  /**
   * The process's answer, or why there is none. A process that is too slow, or whose work is given up, is ended.
   * `deadlineMs`: less than the usual limit of processor time.
   * @throws AppError unavailable (503) when the machine gave it no time to work
   */
  async ask(message: Message, signal?: AbortSignal, deadlineMs = this.#options.deadlineMs): Promise<Answer | Ended> {
    this.#isAsked = true;
    try {
      return await this.#ask(message, signal, deadlineMs);
    } finally {
      this.#isAsked = false;
    }
  }

  async #ask(message: Message, signal: AbortSignal | undefined, deadlineMs: number): Promise<Answer | Ended> {
    const child = await this.#started();
    child.ref();
    child.channel?.ref();
    const answer = await new Promise<Answer | Ended | "kept waiting">((resolve) => {
      const end = (why: Ended | "kept waiting") => {
        child.kill("SIGKILL");
        settle(why);
      };
      const answered = new AbortController();
      const mostElapsedMs = this.#options.deadlineMs * MOST_ELAPSED;
      void whileWorking(child.pid ?? 0, { ms: deadlineMs, mostElapsedMs }, answered.signal).then(
        (why) => end(why === "worked" ? "too slow" : "kept waiting"),
        () => undefined,
      );
      const giveUp = () => end("given up");
      const ended = () => settle("ended");
      const settle = (settled: Answer | Ended | "kept waiting") => {
        answered.abort();
        signal?.removeEventListener("abort", giveUp);
        child.off("message", settle);
        child.off("exit", ended);
        resolve(settled);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      child.on("message", settle);
      child.once("exit", ended);
      child.send(message, (error) => error && ended());
      if (signal?.aborted) giveUp();
    });
    this.#rest(child);
    if (typeof answer === "string") this.#forget(child);
    if (answer === "kept waiting") throw keptWaiting();
    return answer;
  }

  #started(): Promise<ChildProcess> {
    this.#running.value ??= this.#start();
    return this.#running.value;
  }

  async #start(): Promise<ChildProcess> {
    const { file, name, args = [], maxHeapMb } = this.#options;
    const child = fork(join(/* turbopackIgnore: true */ process.cwd(), file), args, {
      execArgv: maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // The child gets neither the database's address nor any key.
      env: { NODE_ENV: "production" },
    });
    const started = new AbortController();
    let gotNoTime = false;
    const limit = { ms: START_DEADLINE_MS, mostElapsedMs: START_DEADLINE_MS * MOST_ELAPSED };
    void whileWorking(child.pid ?? 0, limit, started.signal).then(
      (why) => {
        gotNoTime = why === "waited";
        child.kill("SIGKILL");
      },
      () => undefined,
    );
    try {
      await new Promise<void>((resolve, reject) => {
        child.once("message", () => resolve());
        child.once("error", reject);
        child.once("exit", (code) =>
          reject(gotNoTime ? keptWaiting() : new Error(`The ${name} ended with code ${code}.`)),
        );
      });
    } catch (error) {
      this.#running.value = undefined;
      throw error;
    } finally {
      started.abort();
    }
    child.once("exit", () => this.#forget(child));
    child.on("error", () => this.#forget(child));
    return child;
  }

  /** The idle process does not keep this one from ending, and is ended itself after a while without work. */
  #rest(child: ChildProcess): void {
    clearTimeout(this.#idle.get(child));
    if (!this.#options.stays) this.#idle.set(child, setTimeout(() => this.#endIdle(child), IDLE_MS).unref());
    child.unref();
    child.channel?.unref();
  }

  #endIdle(child: ChildProcess): void {
    this.#forget(child);
    if (child.connected) child.disconnect();
  }

  #forget(child: ChildProcess): void {
    clearTimeout(this.#idle.get(child));
    void this.#running.value?.then(
      (current) => {
        if (current === child) this.#running.value = undefined;
      },
      () => undefined,
    );
  }
}
