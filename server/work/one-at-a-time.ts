import { AppError } from "@/lib/errors";

type Place = {
  /** How many pieces of work of one name run at the same time. */
  atOnce: number;
  /** How many more of it may wait; further ones are refused. */
  mostWaiting: number;
};

type Line = { running: number; waiting: (() => void)[] };

/** Lets the pieces of work of one name follow one another, however many are brought at once. Names do not wait for others. */
export class OneAtATime {
  readonly #lines = new Map<string, Line>();

  /**
   * Waits for the name's turn. `signal`: aborts when nobody waits for the answer any more; the place in the line is then
   * free at once. @returns what must be called once the work is done; called again it does nothing
   * @throws AppError too_many_requests (429) when too much of this name waits already, or the wait was given up
   */
  async enter(name: string, { atOnce, mostWaiting }: Place, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw tooMuchAtOnce();
    const line = this.#lines.get(name) ?? { running: 0, waiting: [] };
    this.#lines.set(name, line);
    if (line.running < atOnce) line.running++;
    else {
      if (line.waiting.length >= mostWaiting) throw tooMuchAtOnce();
      await waitIn(line, signal);
    }
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#leave(name, line);
    };
  }

  /** @throws AppError too_many_requests (429) if another piece of this name would be refused now */
  refuseIfFull(name: string, { atOnce, mostWaiting }: Place): void {
    const { running, waiting } = this.#lines.get(name) ?? { running: 0, waiting: [] };
    if (running >= atOnce && waiting.length >= mostWaiting) throw tooMuchAtOnce();
  }

  #leave(name: string, line: Line): void {
    // Whoever waits takes over the place, so the number of running pieces stays the same.
    const next = line.waiting.shift();
    if (next) next();
    else line.running--;
    if (line.running === 0) this.#lines.delete(name);
  }
}

function waitIn({ waiting }: Line, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(tooMuchAtOnce());
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    waiting.push(begin);
  });
}

const tooMuchAtOnce = () =>
  new AppError("too_many_requests", "earlierUnfinished", {
    retryAfterSeconds: 5,
  });
