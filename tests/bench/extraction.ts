import { performance } from "node:perf_hooks";
import { readPages, type SavedPage } from "../../scripts/recipes/predict-recipes";
import { extractRecipe } from "../../server/recipes/extraction/extract-recipe";
import type { Job } from "../../server/recipes/import/read-job";
import { ProcessOfItsOwn } from "../../server/work/process-of-its-own";
import { largePage } from "./recipes/large-page";

/**
 * `npm run bench -- extraction PAGES.jsonl[.gz]`: pages a second on one core, and memory. Every line of the file is
 * {id, url, html}. Only the extraction is timed, not the reading and unpacking; the first pages warm up. CPU time shows
 * what a core of its own would achieve; elapsed time includes the machine's other work. At the end the largest page is
 * read in processes with growing heaps, as an import reads it; the first heap that suffices is printed.
 */
const WARM_UP_PAGES = 40;
/** In characters. */
const LARGE_PAGE = 2_400_000;
const DEADLINE_MS = 120_000;
/** In megabytes; the process of an import has 384. */
const HEAPS = [24, 32, 48, 64, 96, 128, 192, 256, 384];

async function measure(path: string): Promise<void> {
  let pages = 0;
  let characters = 0;
  let spent = 0;
  let computed = 0;
  let largest: SavedPage = { id: "", url: "", html: "" };
  let slowest = { id: "" as unknown, milliseconds: 0, characters: 0 };
  for await (const { id, url, html } of readPages(path)) {
    if (html.length > largest.html.length) largest = { id, url, html };
    const before = process.cpuUsage();
    const start = performance.now();
    extractRecipe(html, url);
    const milliseconds = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    if (pages++ < WARM_UP_PAGES) continue;
    spent += milliseconds;
    computed += (user + system) / 1000;
    characters += html.length;
    if (milliseconds > slowest.milliseconds) slowest = { id, milliseconds, characters: html.length };
  }
  const timed = pages - WARM_UP_PAGES;
  console.log(`${timed} pages, ${(characters / 1e6).toFixed(0)} million characters, ${(spent / 1000).toFixed(1)} s`);
  const perSecond = (time: number): string => ((timed / time) * 1000).toFixed(0);
  console.log(`${perSecond(computed)} pages a second of processor time, ${perSecond(spent)} by the clock`);
  console.log(`slowest ${slowest.id}: ${slowest.milliseconds.toFixed(0)} ms for ${slowest.characters} characters`);
  console.log(`peak memory of the whole process ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  const megabytes = (Buffer.byteLength(largest.html) / 1e6).toFixed(1);
  console.log(`largest ${largest.id}: ${megabytes} MB, read within a heap of ${await smallestHeap(largest)} MB`);
}

/**
 * The smallest sufficient heap of the process that reads the page, in megabytes, or text without a number if none
 * suffices.
 */
async function smallestHeap({ url, html }: { url: string; html: string }): Promise<string> {
  for (const megabytes of HEAPS) {
    const reader = new ProcessOfItsOwn<Job, object>({
      name: `process that reads pages within ${megabytes} MB`,
      file: "server/recipes/import/extraction-process.mjs",
      deadlineMs: DEADLINE_MS,
      maxHeapMb: megabytes,
    });
    // A heap that is too small ends the process, at its start already.
    const answer = await reader.ask({ kind: "page", text: html, url }).catch(() => "ended" as const);
    if (typeof answer === "object") return String(megabytes);
  }
  return `more than ${HEAPS.at(-1)}`;
}

/** Measures a generated page as large as the largest that sites send, so that no file is needed. */
async function measureLargePage(): Promise<void> {
  const page = { url: "https://kitchen.example/plum-cake", html: largePage(LARGE_PAGE) };
  const times = Array.from({ length: 10 }, () => {
    const before = process.cpuUsage();
    extractRecipe(page.html, page.url);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  const [fastest = 0] = times;
  const lines = extractRecipe(page.html, page.url).recipe?.ingredients.length ?? 0;
  console.log(
    `a generated page of ${LARGE_PAGE / 1e6} MB: ${times[5]?.toFixed(0)} ms of processor time (fastest ${fastest.toFixed(0)}), ${lines} ingredients, read within a heap of ${await smallestHeap(page)} MB`,
  );
}

const [path] = process.argv.slice(2);
if (path) await measure(path);
else console.log("No pages of yours: npm run bench -- extraction PAGES.jsonl[.gz]");
await measureLargePage();
