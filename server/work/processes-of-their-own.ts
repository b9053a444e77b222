import { processWideOnce } from "@/server/process-wide";
import { type Ended, ProcessOfItsOwn } from "./process-of-its-own";

type Options = ConstructorParameters<typeof ProcessOfItsOwn>[0] & {
  /** True to keep the first process running without work. */
  oneStays?: boolean;
};

/** Several processes of the same kind. Each handles one message at a time, and each is started when it is needed. */
export class ProcessesOfTheirOwn<Message extends object, Answer> {
  readonly #all: readonly ProcessOfItsOwn<Message, Answer>[];
  readonly #free: () => ProcessOfItsOwn<Message, Answer>[];

  constructor({ oneStays = false, ...options }: Options, count: number) {
    this.#all = Array.from({ length: count }, (_, index) => {
      const name = `${options.name} (${index + 1})`;
      return new ProcessOfItsOwn<Message, Answer>({ ...options, name, stays: oneStays && index === 0 });
    });
    // The process that became free last is used next, because it is warm; the others may end after a while.
    this.#free = processWideOnce(`free: ${options.name}`, () => [...this.#all].reverse());
  }

  /** Starts the first process, so that the first message need not wait for it. */
  async start(): Promise<void> {
    await this.#all[0]?.start();
  }

  /**
   * The answer of one process, or why there is none. The caller must not ask more at once than there are processes (see
   * FairQueue).
   */
  async ask(message: Message, signal?: AbortSignal, deadlineMs?: number): Promise<Answer | Ended> {
    const taken = this.#free().pop();
    if (!taken) throw new Error("More was asked at once than there are processes.");
    try {
      return await taken.ask(message, signal, deadlineMs);
    } finally {
      this.#free().push(taken);
    }
  }
}
