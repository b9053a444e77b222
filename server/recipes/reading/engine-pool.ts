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
/** Of one piece, once a process has it: a hundred times what the hardest takes. */
const PIECE_DEADLINE_MS = 6_000;
const MAX_HEAP_MB = 384;

type ProcessAnswer<K extends keyof EngineJobs> = { answer: EngineAnswer<K> } | { failure: string };

/**
 * Processes that share no thread, no lock and no garbage collection with those that answer requests: a thread of a lower
 * priority that holds a lock makes whoever waits for it as slow as itself.
 */
const processes = processWideOnce(
  "engine processes",
  () =>
    new ProcessesOfTheirOwn<EngineTask, ProcessAnswer<keyof EngineJobs>>(
      {
        name: "process that reads texts",
        file: "server/recipes/reading/engine-process.mjs",
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
      busy: "Many texts are being read at the moment. Please try again in a moment.",
      retryAfterSeconds: 5,
    }),
  ),
);

/** Starts the first process, so that the first text need not wait for it. */
export const startEngine = (): Promise<void> => processes().start();

/** Ends work after so long. All pieces of a text wait for the same end, which may be hundreds. */
export function endAfter(milliseconds: number): AbortSignal {
  // A timer of 0 ms fires when this process comes to it, which may be after the answer.
  const signal =
    milliseconds > 0
      ? AbortSignal.timeout(milliseconds)
      : AbortSignal.abort(new DOMException("No time is left", "TimeoutError"));
  setMaxListeners(0, signal);
  return signal;
}

/** Whose turn the work takes, and when it is given up. */
export type Turn = { who: string; signal?: AbortSignal };

/**
 * Asks the engine in another process. `who` shares the processes in turns with everybody else: bring large work in
 * pieces (`piecesOf`). What was reviewed goes along when the process has not heard of it.
 * @returns the answer, and the stamp of the reviewed foods that it rests on
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
    signal,
  );
}

async function runOn<K extends keyof EngineJobs>(task: EngineTask<K>): Promise<EngineAnswer<K>> {
  const answer = await processes().ask(task as EngineTask);
  if (typeof answer === "string") throw new Error(`A text was not read: its process ${HOW_IT_ENDED[answer]}.`);
  if ("failure" in answer) throw new Error(`A text was not read: ${answer.failure}`);
  return answer.answer as EngineAnswer<K>;
}

const HOW_IT_ENDED = { ended: "ended", "given up": "was given up", "too slow": "took too long" };

/** Parts of a list that each hold so little text that others need not wait long for their turn. */
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
