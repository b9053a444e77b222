import { setMaxListeners } from "node:events";
import { loadReviewed, reviewedStamp } from "@/server/dietary/load-knowledge";
import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";
import { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
import { passesLargeRequestsOn, threadsOfThisProcess } from "@/server/work/threads";
import type { EngineAnswer, EngineJobs, EngineTask } from "./engine-jobs";

/** The hardest text (scripts without spaces) takes some 30 milliseconds per thousand characters. */
const PIECE_CHARACTERS = 2_000;
/** The processor time for one piece: a hundred times what the hardest piece takes. */
const PIECE_DEADLINE_MS = 6_000;
const MAX_HEAP_MB = 384;

type ProcessAnswer<K extends keyof EngineJobs> = { answer: EngineAnswer<K> } | { failure: string };

/**
 * The engine runs in child processes, which share no thread, lock or garbage collection with those that answer
 * requests: if a thread of lower priority holds a lock, whoever waits for it becomes as slow as that thread.
 */
const processes = processWideOnce(
  "engine processes",
  () =>
    new ProcessesOfTheirOwn<EngineTask, ProcessAnswer<keyof EngineJobs>>(
      {
        name: "process that reads texts",
        file: "server/engine-pool/engine-process.mjs",
        args: [passesLargeRequestsOn() ? "soon" : "later"],
        deadlineMs: PIECE_DEADLINE_MS,
        maxHeapMb: MAX_HEAP_MB,
        // Loading the engine takes longer than reading a menu.
        oneStays: true,
      },
      threadsOfThisProcess(),
    ),
);

const queue = processWideOnce("turns at the engine", () =>
  measureQueue(
    "texts",
    new FairQueue({
      atOnce: threadsOfThisProcess(),
      mostOfOne: 256,
      most: 1024,
      busy: "textsReadBusy",
      retryAfterSeconds: 5,
    }),
  ),
);

/** Starts the first process, so that the first text need not wait for it. */
export const startEngine = (): Promise<void> => processes().start();

/**
 * A signal that aborts after so many milliseconds, or earlier when `gone` does. It is shared by all pieces of a text, of
 * which there may be hundreds of listeners.
 */
export function endAfter(milliseconds: number, gone?: AbortSignal): AbortSignal {
  // A timer of 0 ms fires only when this process gets to it, which may be after the answer has arrived.
  const late =
    milliseconds > 0
      ? AbortSignal.timeout(milliseconds)
      : AbortSignal.abort(new DOMException("No time is left", "TimeoutError"));
  const signal = gone ? AbortSignal.any([late, gone]) : late;
  setMaxListeners(0, signal);
  return signal;
}

/** `who`: the caller by whom turns are taken. `signal`: aborts the work. */
export type Turn = { who: string; signal?: AbortSignal };

/**
 * Runs a job of the engine in another process. Callers take turns by `who`, so large work must come in pieces (see
 * piecesOf). The reviewed foods are sent along if the process does not have them.
 * @returns the output, and the stamp of the reviewed foods that it is based on
 */
export async function askEngine<K extends keyof EngineJobs>(
  kind: K,
  input: EngineJobs[K]["input"],
  { who, signal }: Turn,
): Promise<{ output: EngineJobs[K]["output"]; stamp: string | null }> {
  return queue().run(
    who,
    async () => {
      const stamp = reviewedStamp();
      const task: EngineTask<K> = { kind, input, stamp };
      const answer = (await runOn(task)) ?? (await runOn({ ...task, reviewed: loadReviewed() }));
      if (!answer) throw new Error("An engine's process did not take the reviewed foods that it was given.");
      return { output: answer.output, stamp };
    },
    { signal },
  );
}

async function runOn<K extends keyof EngineJobs>(task: EngineTask<K>): Promise<EngineAnswer<K>> {
  const answer = await processes().ask(task as EngineTask);
  if (typeof answer === "string") throw new Error(`A text was not read: its process ${HOW_IT_ENDED[answer]}.`);
  if ("failure" in answer) throw new Error(`A text was not read: ${answer.failure}`);
  return answer.answer as EngineAnswer<K>;
}

const HOW_IT_ENDED = { ended: "ended", "given up": "was given up", "too slow": "took too long" };

/** Splits a list into parts with so little text each that other callers need not wait long for their turn. */
export function piecesOf<T>(list: readonly T[], charactersOf: (each: T) => number): T[][] {
  const pieces: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const each of list) {
    const own = charactersOf(each);
    if (size + own > PIECE_CHARACTERS) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(each);
    size += own;
  }
  return pieces;
}
