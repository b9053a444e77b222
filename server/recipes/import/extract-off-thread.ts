import type { PageOutline } from "@/lib/page-checks/outline";
import type { PageFacts } from "@/lib/page-checks/page-facts";
import { log } from "@/server/log";
import { measureQueue } from "@/server/metrics/metrics";
import { processWideOnce } from "@/server/process-wide";
import { FairQueue } from "@/server/work/fair-queue";
import { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
import { requesterAddress } from "@/server/work/requester";
import { threadsOfThisProcess } from "@/server/work/threads";
import type { FileReading } from "../carried/carried-recipe";
import type { MenuDish } from "../extraction/extract-menu";
import type { ExtractedRecipe } from "../extraction/recipe";
import { importFailure } from "./import-failure";
import type { Job, JobReading } from "./read-job";
import { severalFailure } from "./several-failure";
import { requireWaiting, soonAfter } from "./while-waited-for";

/** Real pages take 10 to 100 milliseconds of a processor, the largest ones under a second. */
const DEADLINE_MS = 20_000;
/** A page that needs more memory is hostile: it ends the process that reads it, and no other. */
const MAX_HEAP_MB = 384;

/** An unpacked file of another app's export. */
export type CarriedFile = { name: string; text: string };

type InstalledPage = { kind: "installed"; text: string; origin: string };
type OutlinedPage = { kind: "outline"; text: string };
type Work =
  | Job
  | { kind: "menu"; text: string }
  | InstalledPage
  | OutlinedPage
  | { kind: "carried"; files: readonly CarriedFile[] };
type Reading = JobReading | MenuDish[] | FileReading[] | PageFacts | PageOutline;
type Answer = { read: Reading } | { failure: string };

const readers = processWideOnce(
  "processes that read pages",
  () =>
    new ProcessesOfTheirOwn<Work, Answer>(
      {
        name: "process that reads pages",
        file: "server/recipes/import/extraction-process.mjs",
        deadlineMs: DEADLINE_MS,
        maxHeapMb: MAX_HEAP_MB,
        // Loading the parser takes longer than parsing a page.
        oneStays: true,
      },
      threadsOfThisProcess(),
    ),
);

const turns = processWideOnce("turns at pages", () =>
  measureQueue(
    "pages",
    new FairQueue({
      atOnce: threadsOfThisProcess(),
      mostOfOne: 32,
      most: 32,
      busy: "importBusy",
      retryAfterSeconds: 5,
    }),
  ),
);

/** `gone`: aborts when nobody waits for the answer any more; the reading then ends, with 503. */
type Within = { gone?: AbortSignal | undefined; deadlineMs?: number };

/** Starts the first process, so that the first page need not wait for it. */
export const startExtraction = (): Promise<void> => readers().start();

/**
 * Extracts the recipe of a page in another process, with limited time and memory.
 * @throws importFailure, or 503 when too many pages are waiting, or the machine is too busy to read this one
 */
export async function extractOffThread(
  job: Job,
  { gone, deadlineMs = DEADLINE_MS }: Within = {},
): Promise<ExtractedRecipe> {
  const result = await inTime<JobReading>(job, { gone, deadlineMs });
  if (!result) throw importFailure("too_large");
  if (result.recipe) return result.recipe;
  if (result.reason === "several_recipes") throw severalFailure(job.kind, result.found);
  throw importFailure(result.reason === "empty" ? "no_recipe" : result.reason);
}

/** Extracts the dishes of a menu's page, in the same way, with the same errors. */
export async function readMenuOffThread(html: string, within?: Within): Promise<MenuDish[]> {
  const dishes = await inTime<MenuDish[]>({ kind: "menu", text: html }, within);
  if (dishes === null) throw importFailure("too_large");
  return dishes;
}

/** Reads what a page says about the widget from `origin` in it, in the same way, with the same errors. */
export async function readInstalledOffThread(html: string, origin: string, within?: Within): Promise<PageFacts> {
  const facts = await inTime<PageFacts>({ kind: "installed", text: html, origin }, within);
  if (facts === null) throw importFailure("too_large");
  return facts;
}

/** What a page shows, without anything that a browser would do, in the same way, with the same errors. */
export async function outlineOffThread(html: string, within?: Within): Promise<PageOutline> {
  const outline = await inTime<PageOutline>({ kind: "outline", text: html }, within);
  if (outline === null) throw importFailure("too_large");
  return outline;
}

/**
 * Extracts the recipes of another app's exported files, in the files' order; null when it took too much time or
 * memory.
 */
export const readCarriedOffThread = (files: readonly CarriedFile[], within?: Within): Promise<FileReading[] | null> =>
  inTime<FileReading[]>({ kind: "carried", files }, within);

/**
 * Reads in another process, whose time counts from when it has the text; null when it needs more time or memory than
 * allowed, which says something about the text. A reader that got no time says nothing about it, and is no null.
 */
async function inTime<T extends Reading>(
  work: Work,
  { gone, deadlineMs = DEADLINE_MS }: Within = {},
): Promise<T | null> {
  const { signal, end } = soonAfter(gone);
  const answer = await turns()
    .run(requesterAddress(), () => readers().ask(work, signal, deadlineMs), { signal: gone })
    .catch((error: unknown) => {
      requireWaiting(gone);
      throw error;
    })
    .finally(end);
  requireWaiting(gone);
  if (typeof answer === "object" && "read" in answer) return answer.read as T;
  log.warn({ why: answer, characters: charactersOf(work) }, "a page could not be read");
  return null;
}

const charactersOf = (work: Work): number =>
  "files" in work ? work.files.reduce((sum, { text }) => sum + text.length, 0) : work.text.length;
