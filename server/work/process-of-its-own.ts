import childProcess, { type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { MINUTE_MS } from "@/lib/durations";
import { processWide } from "@/server/process-wide";

/** Between pieces of work a process that nobody needs costs memory. */
const IDLE_MS = 10 * MINUTE_MS;
/** Loading what it needs, on a machine that has other things to do. */
const START_DEADLINE_MS = 30_000;

type Options = {
  /** What it is there for: "process that reads pictures". */
  name: string;
  /** From the project's root; plain JavaScript, which answers "ready" and then each message with one. */
  file: string;
  args?: readonly string[];
  /** It is ended when an answer takes longer; the time it needs to start is not counted. */
  deadlineMs: number;
  /** A message that needs more memory is hostile: it ends this process and nothing else. */
  maxHeapMb?: number;
  /** It does not end when nothing comes for long. */
  stays?: boolean;
};

export type Ended = "ended" | "given up" | "too slow";

/** Looked up so that the bundler does not take the file that is started for a module to bundle, which it cannot find. */
const fork = Reflect.get(childProcess, "fork") as typeof childProcess.fork;

/**
 * A process for the bytes of strangers: one message at a time, one answer each. It knows no secret, goes after those
 * that answer requests, and what breaks it breaks nothing else: the next message starts another.
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

  /** Starts it, so that the first message need not wait. */
  async start(): Promise<void> {
    const child = await this.#started();
    if (!this.#isAsked) this.#rest(child);
  }

  /** The process's answer, or why there is none. Given up, or late, it is ended. */
  async ask(message: Message, signal?: AbortSignal): Promise<Answer | Ended> {
    this.#isAsked = true;
    try {
      return await this.#ask(message, signal);
    } finally {
      this.#isAsked = false;
    }
  }

  async #ask(message: Message, signal: AbortSignal | undefined): Promise<Answer | Ended> {
    const child = await this.#started();
    child.ref();
    child.channel?.ref();
    const answer = await new Promise<Answer | Ended>((resolve) => {
      const end = (why: Ended) => {
        child.kill("SIGKILL");
        settle(why);
      };
      const late = setTimeout(() => end("too slow"), this.#options.deadlineMs);
      const giveUp = () => end("given up");
      const ended = () => settle("ended");
      const settle = (settled: Answer | Ended) => {
        clearTimeout(late);
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
    if (answer === "ended" || answer === "given up" || answer === "too slow") this.#forget(child);
    return answer;
  }

  #started(): Promise<ChildProcess> {
    this.#running.value ??= this.#start();
    return this.#running.value;
  }

  async #start(): Promise<ChildProcess> {
    const { file, name, args = [], maxHeapMb } = this.#options;
    const child = fork(join(process.cwd(), file), args, {
      execArgv: maxHeapMb === undefined ? [] : [`--max-old-space-size=${maxHeapMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // Neither the database's address nor any key.
      env: { NODE_ENV: "production" },
    });
    const late = setTimeout(() => child.kill("SIGKILL"), START_DEADLINE_MS);
    try {
      await new Promise<void>((resolve, reject) => {
        child.once("message", () => resolve());
        child.once("error", reject);
        child.once("exit", (code) => reject(new Error(`The ${name} ended with code ${code}.`)));
      });
    } catch (error) {
      this.#running.value = undefined;
      throw error;
    } finally {
      clearTimeout(late);
    }
    child.once("exit", () => this.#forget(child));
    child.on("error", () => this.#forget(child));
    return child;
  }

  /** It keeps nobody from ending, and ends itself when nothing comes for long. */
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
