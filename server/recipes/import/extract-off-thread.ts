import { join } from "node:path";
import Piscina from "piscina";
import { MINUTE_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { log } from "@/server/log";
import { processWide, processWideOnce } from "@/server/process-wide";
import { threadsOfThisProcess } from "@/server/work/threads";
import type { FileReading } from "../carried/carried-recipe";
import type { MenuDish } from "../extraction/extract-menu";
import type { ExtractedRecipe } from "../extraction/recipe";
import { importFailure } from "./import-failure";
import type { Job, JobReading } from "./read-job";
import { severalFailure } from "./several-failure";

/** Real pages take 10 to 100 milliseconds, the largest ones under a second; the rest allows for a busy machine. */
const DEADLINE_MS = 20_000;
/** How long a new thread may take to load the parser, on a busy machine. */
const START_DEADLINE_MS = 30_000;
const IDLE_MS = 10 * MINUTE_MS;
const MAX_WAITING = 32;
const MAX_HEAP_MB = 384;

/** An unpacked file of another app's export. */
export type CarriedFile = { name: string; text: string };
type Work = Job | { files: readonly CarriedFile[] };

const workers = processWideOnce(
  "threads that read pages",
  () =>
    new Piscina<Work, JobReading>({
      filename: join(process.cwd(), "server/recipes/import/extraction-worker.mjs"),
      // One thread is always kept: loading the parser takes longer than parsing a page.
      minThreads: 1,
      maxThreads: threadsOfThisProcess(),
      idleTimeout: IDLE_MS,
      maxQueue: MAX_WAITING,
      // A page that needs more is hostile: its thread ends, the process does not.
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }),
);

/** Resolves when a thread has loaded the parser; undefined while no thread is loading or loaded. */
const ready = processWide<Promise<unknown> | undefined>("a thread that reads pages is ready", undefined);

/** Starts the first thread, so that the first page need not wait for it. */
export async function startExtraction(): Promise<void> {
  const pool = workers();
  const start = (): Promise<unknown> =>
    pool.run(
      { kind: "pasted", text: "", url: null },
      { name: "ready", signal: AbortSignal.timeout(START_DEADLINE_MS) },
    );
  if (pool.threads.length === 0) ready.value = undefined;
  ready.value ??= start();
  await ready.value;
}

/**
 * Extracts the recipe of a page on another thread, with limited time and memory.
 * @throws importFailure, or 503 when too many pages are waiting
 */
export async function extractOffThread(job: Job, deadlineMs = DEADLINE_MS): Promise<ExtractedRecipe> {
  const result = await inTime<JobReading>("run", job, deadlineMs);
  if (!result) throw importFailure("too_large");
  if (result.recipe) return result.recipe;
  if (result.reason === "several_recipes") throw severalFailure(job.kind, result.found);
  throw importFailure(result.reason === "empty" ? "no_recipe" : result.reason);
}

/**
 * Extracts the dishes of a menu's page, in the same way.
 * @throws importFailure where the page could not be read in time, or 503 when too many pages are waiting
 */
export async function readMenuOffThread(html: string): Promise<MenuDish[]> {
  const dishes = await inTime<MenuDish[]>("menu", { kind: "page", text: html, url: "" }, DEADLINE_MS);
  if (dishes === null) throw importFailure("too_large");
  return dishes;
}

/**
 * Extracts the recipes of another app's exported files, in the files' order; null when it took too much time or
 * memory.
 */
export async function readCarriedOffThread(files: readonly CarriedFile[]): Promise<FileReading[] | null> {
  return inTime<FileReading[]>("carried", { files }, DEADLINE_MS);
}

/** Runs a job on a thread; null when it needs more time or memory than allowed. */
async function inTime<T>(name: "run" | "menu" | "carried", job: Work, deadlineMs: number): Promise<T | null> {
  const pool = workers();
  if (pool.queueSize >= MAX_WAITING) {
    throw new AppError("unavailable", "Many recipes are being imported at the moment. Please try again.", {
      retryAfterSeconds: 5,
    });
  }
  try {
    // The deadline of a page starts only when a thread is ready to parse it.
    await startExtraction();
    return (await pool.run(job, { name, signal: AbortSignal.timeout(deadlineMs) })) as T;
  } catch (error) {
    // The thread that failed has been ended; the pool starts another.
    ready.value = undefined;
    log.warn({ err: error, characters: charactersOf(job) }, "a page could not be read");
    return null;
  }
}

const charactersOf = (work: Work): number =>
  "files" in work ? work.files.reduce((sum, { text }) => sum + text.length, 0) : work.text.length;
