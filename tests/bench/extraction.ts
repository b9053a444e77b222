import { performance } from "node:perf_hooks";
import { readPages } from "../../scripts/recipes/predict-recipes";
import { extractRecipe } from "../../server/recipes/extraction/extract-recipe";

/**
 * Pages a second on one core, and the memory used: `npm run bench:extraction -- PAGES.jsonl[.gz]`, where every line is
 * {id, url, html}. Only the extraction is timed, neither reading nor unpacking. The first pages warm up. The processor's
 * time says what one core of its own would do; the clock's, what this machine did beside its other work.
 */
const WARM_UP_PAGES = 40;

async function measure(path: string): Promise<void> {
  let pages = 0;
  let characters = 0;
  let spent = 0;
  let computed = 0;
  let slowest = { id: "", milliseconds: 0, characters: 0 };
  for await (const { id, url, html } of readPages(path)) {
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
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

const [path] = process.argv.slice(2);
if (path) void measure(path);
else {
  console.error("Usage: npm run bench:extraction -- PAGES.jsonl[.gz]");
  process.exitCode = 2;
}
