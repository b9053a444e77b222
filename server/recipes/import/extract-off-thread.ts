import { join } from "node:path";
import Piscina from "piscina";
import { MINUTE_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { log } from "@/server/log";
import { processWide, processWideOnce } from "@/server/process-wide";
import { threadsOfThisProcess } from "@/server/work/threads";
import type { FileReading } from "../carried/carried-recipe";
import type { MenuDish } from "../extraction/extract-menu";
import type { ExtractedRecipe, ExtractionResult } from "../extraction/recipe";
import { importFailure } from "./import-failure";

/** Real pages take 10 to 100 milliseconds, the largest that is fetched under a second: more where others keep the machine busy. */
const DEADLINE_MS = 20_000;
/** Loading the reader into a new thread, on a machine that has other things to do. */
const START_DEADLINE_MS = 30_000;
const IDLE_MS = 10 * MINUTE_MS;
const MAX_WAITING = 32;
const MAX_HEAP_MB = 384;

/** A page as it was fetched, with its address; or what a person pasted, with where they say it is from. */
type Job = { kind: "page"; text: string; url: string } | { kind: "pasted"; text: string; url: string | null };

/** Files of another app, as they were unpacked. */
export type CarriedFile = { name: string; text: string };
type Work = Job | { files: readonly CarriedFile[] };

const workers = processWideOnce(
  "threads that read pages",
  () =>
    new Piscina<Work, ExtractionResult>({
      filename: join(process.cwd(), "server/recipes/import/extraction-worker.mjs"),
      // One stays: loading the reader takes longer than reading a page.
      minThreads: 1,
      maxThreads: threadsOfThisProcess(),
      idleTimeout: IDLE_MS,
      maxQueue: MAX_WAITING,
      // A page that needs more is hostile: its thread ends, the process does not.
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    }),
);

/** Settles when a thread has loaded what it needs; none where none is loading or loaded. */
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
 * The recipe of a page, read on another thread with an end to its time and memory.
 * @throws importFailure, or 503 where too many pages are waiting
 */
export async function extractOffThread(job: Job, deadlineMs = DEADLINE_MS): Promise<ExtractedRecipe> {
  const result = await run(job, deadlineMs);
  if (result.recipe) return result.recipe;
  throw importFailure(result.reason === "empty" ? "no_recipe" : result.reason);
}

async function run(job: Job, deadlineMs: number): Promise<ExtractionResult> {
  return (await inTime<ExtractionResult>("run", job, deadlineMs)) ?? { recipe: null, reason: "too_large" };
}

/**
 * The dishes of a menu's page, read as recipes are.
 * @throws importFailure where the page could not be read in time, or 503 where too many pages are waiting
 */
export async function readMenuOffThread(html: string): Promise<MenuDish[]> {
  const dishes = await inTime<MenuDish[]>("menu", { kind: "page", text: html, url: "" }, DEADLINE_MS);
  if (dishes === null) throw importFailure("too_large");
  return dishes;
}

/** The recipes of files of another app, in the files' order; null where reading them took too much. */
export async function readCarriedOffThread(files: readonly CarriedFile[]): Promise<FileReading[] | null> {
  return inTime<FileReading[]>("carried", { files }, DEADLINE_MS);
}

/** What a thread makes of a page; null where it needs more time or memory than a page may. */
async function inTime<T>(name: "run" | "menu" | "carried", job: Work, deadlineMs: number): Promise<T | null> {
  const pool = workers();
  if (pool.queueSize >= MAX_WAITING) {
    throw new AppError("unavailable", "Many recipes are being imported at the moment. Please try again.", {
      retryAfterSeconds: 5,
    });
  }
  try {
    // A page's time does not begin before there is a thread to read it.
    await startExtraction();
    return (await pool.run(job, { name, signal: AbortSignal.timeout(deadlineMs) })) as T;
  } catch (error) {
    // The thread that failed has ended, and another one begins.
    ready.value = undefined;
    log.warn({ err: error, characters: charactersOf(job) }, "a page could not be read");
    return null;
  }
}

const charactersOf = (work: Work): number =>
  "files" in work ? work.files.reduce((sum, { text }) => sum + text.length, 0) : work.text.length;
