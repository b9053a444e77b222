import { join } from "node:path";
import { performance } from "node:perf_hooks";
import Piscina from "piscina";
import { readPages, type SavedPage } from "../../scripts/recipes/predict-recipes";
import { extractRecipe } from "../../server/recipes/extraction/extract-recipe";
import { largePage } from "./recipes/large-page";

/**
 * Pages a second on one core, and the memory used: `npm run bench:extraction -- PAGES.jsonl[.gz]`, where every line is
 * {id, url, html}. Only the extraction is timed, neither reading nor unpacking. The first pages warm up. The processor's
 * time says what one core of its own would do; the clock's, what this machine did beside its other work. At the end the
 * largest page is read on threads of growing heaps, as an import would read it: the first that suffices is printed.
 */
const WARM_UP_PAGES = 40;
/** Characters. */
const LARGE_PAGE = 2_400_000;
/** Megabytes; an import's thread has 384. */
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

/** Of the thread that reads the page, in megabytes; no number where none of them suffices. */
async function smallestHeap({ url, html }: { url: string; html: string }): Promise<string> {
  for (const megabytes of HEAPS) {
    const pool = new Piscina({
      filename: join(process.cwd(), "server/recipes/import/extraction-worker.mjs"),
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    try {
      await pool.run({ kind: "page", text: html, url }, { name: "run" });
      return String(megabytes);
    } catch {
      // Too little: the thread has ended.
    } finally {
      await pool.destroy();
    }
  }
  return `more than ${HEAPS.at(-1)}`;
}

/** Whatever pages are at hand: one as large as the largest that sites send, written here. */
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
else console.log("No pages of yours: npm run bench:extraction -- PAGES.jsonl[.gz]");
await measureLargePage();
