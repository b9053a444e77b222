import { setMaxListeners } from "node:events";
import { join } from "node:path";
import Piscina from "piscina";
import { MINUTE_MS } from "@/lib/durations";
import { loadReviewed, reviewedStamp } from "@/server/dietary/load-knowledge";
import { measureQueue } from "@/server/metrics/metrics";
import { processWide, processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";
import { threadsOfThisProcess } from "@/server/work/threads";
import type { EngineAnswer, EngineJobs, EngineTask } from "./engine-jobs";

/** The hardest text (scripts without spaces) takes some 30 milliseconds per thousand characters. */
const PIECE_CHARACTERS = 2_000;
/** Of one piece, once a thread has it: a hundred times what the hardest takes. */
const PIECE_DEADLINE_MS = 6_000;
/** Loading the engine into a new thread, on a machine that has other things to do. */
const START_DEADLINE_MS = 30_000;
const IDLE_MS = 10 * MINUTE_MS;
const MAX_HEAP_MB = 384;

const workers = processWideOnce(
  "engine threads",
  () =>
    new Piscina({
      filename: join(process.cwd(), "server/recipes/reading/engine-worker.mjs"),
      // One stays: loading the engine takes longer than reading a menu.
      minThreads: 1,
      maxThreads: threadsOfThisProcess(),
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }),
);

/** Settles when a thread has loaded what it needs. */
const ready = processWide<Promise<unknown> | undefined>("an engine thread is ready", undefined);

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

/** Starts the first thread, so that the first text need not wait for it. */
export async function startEngine(): Promise<void> {
  const pool = workers();
  if (pool.threads.length === 0) ready.value = undefined;
  ready.value ??= pool.run(null, { name: "ready", signal: AbortSignal.timeout(START_DEADLINE_MS) });
  try {
    await ready.value;
  } catch (error) {
    ready.value = undefined;
    throw error;
  }
}

/** Ends work after so long. All pieces of a text wait for the same end, which may be hundreds. */
export function endAfter(milliseconds: number): AbortSignal {
  const signal = AbortSignal.timeout(milliseconds);
  setMaxListeners(0, signal);
  return signal;
}

/** Whose turn the work takes, and when it is given up. */
export type Turn = { who: string; signal?: AbortSignal };

/**
 * Asks the engine on another thread. `who` shares the threads in turns with everybody else: bring large work in
 * pieces (`piecesOf`). What was reviewed goes along when the thread has not heard of it.
 * @returns the answer, and the stamp of the reviewed foods that it rests on
 */
export async function askEngine<K extends keyof EngineJobs>(
  kind: K,
  input: EngineJobs[K]["input"],
  { who, signal }: Turn,
): Promise<{ output: EngineJobs[K]["output"]; stamp: string | null }> {
  // A piece's time does not begin before there is a thread to read it.
  await startEngine();
  return queue().run(
    who,
    async () => {
      const stamp = reviewedStamp();
      const task: EngineTask<K> = { kind, input, stamp };
      const answer = (await runOn(task)) ?? (await runOn({ ...task, reviewed: loadReviewed() }));
      if (!answer) throw new Error("An engine's thread did not take the reviewed foods that it was given.");
      return { output: answer.output, stamp };
    },
    signal,
  );
}

async function runOn<K extends keyof EngineJobs>(task: EngineTask<K>): Promise<EngineAnswer<K>> {
  try {
    return await workers().run(task, { name: "run", signal: AbortSignal.timeout(PIECE_DEADLINE_MS) });
  } catch (error) {
    // The thread that failed has ended, and another one begins.
    ready.value = undefined;
    throw error;
  }
}

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
