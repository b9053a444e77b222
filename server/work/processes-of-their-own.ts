import { processWideOnce } from "@/server/process-wide";
import { type Ended, ProcessOfItsOwn } from "./process-of-its-own";

type Options = ConstructorParameters<typeof ProcessOfItsOwn>[0] & {
  /** The first does not end when nothing comes for long. */
  oneStays?: boolean;
};

/** A few alike, for work that comes in pieces: each takes one at a time. Those that are needed are started. */
export class ProcessesOfTheirOwn<Message extends object, Answer> {
  readonly #all: readonly ProcessOfItsOwn<Message, Answer>[];
  readonly #free: () => ProcessOfItsOwn<Message, Answer>[];

  constructor({ oneStays = false, ...options }: Options, count: number) {
    this.#all = Array.from({ length: count }, (_, index) => {
      const name = `${options.name} (${index + 1})`;
      return new ProcessOfItsOwn<Message, Answer>({ ...options, name, stays: oneStays && index === 0 });
    });
    // The one that rested last is warm, and the next to be used: others may end when nobody needs them.
    this.#free = processWideOnce(`free: ${options.name}`, () => [...this.#all].reverse());
  }

  /** Starts the first, so that the first message need not wait for it. */
  async start(): Promise<void> {
    await this.#all[0]?.start();
  }

  /**
   * One process's answer, or why there is none. The caller brings no more at once than there are processes (FairQueue).
   */
  async ask(message: Message, signal?: AbortSignal): Promise<Answer | Ended> {
    const taken = this.#free().pop();
    if (!taken) throw new Error("More was asked at once than there are processes.");
    try {
      return await taken.ask(message, signal);
    } finally {
      this.#free().push(taken);
    }
  }
}
